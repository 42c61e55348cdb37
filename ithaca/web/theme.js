// Before anything is drawn: the theme that was chosen, so that a dark room is not lit up for a moment.
try {
  const theme = localStorage.getItem('ithaca-theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = JSON.parse(theme);
} catch {
  /* no storage, no choice */
}
