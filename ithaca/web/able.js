// Checks whether this browser can do what we need; if not, a sentence says so instead of a blank page. It is not a module
// and uses the syntax of 2009, since it has to run in the very browsers that it detects.
(function () {
  var root = document.documentElement;
  var needed = [
    'noModule' in HTMLScriptElement.prototype,
    window.HTMLDialogElement && HTMLDialogElement.prototype.showModal,
    Array.prototype.findLast,
    Element.prototype.animate,
    window.CSS && CSS.escape,
    window.ResizeObserver && window.IntersectionObserver,
  ];
  for (var i = 0; i < needed.length; i += 1) if (!needed[i]) root.className += ' old';

  // Anything else that it lacks: an error before anything was drawn, although everything could be fetched.
  addEventListener('error', function (event) {
    var app = document.getElementById('app');
    var unreached = document.getElementById('unreached');
    if (event.error && app && !app.querySelector('main') && unreached && unreached.hidden) root.className += ' old';
  });
})();
