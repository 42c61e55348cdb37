// Whether this browser can do what we need; else a sentence says so, and no page stays blank. It is no module and is
// written as in 2009, since just the browsers that it is for must understand it.
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

  // What else it does not understand: an error before anything was drawn, though everything could be fetched.
  addEventListener('error', function (event) {
    var app = document.getElementById('app');
    var unreached = document.getElementById('unreached');
    if (event.error && app && !app.querySelector('main') && unreached && unreached.hidden) root.className += ' old';
  });
})();
