// Sets the chosen theme before anything is drawn, so that a dark page does not flash white.
try {
  const theme = localStorage.getItem('ithaca-theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = JSON.parse(theme);
} catch {
  /* no storage, no choice */
}
