"use strict";
/* The only script of the account pages. It tells the app around the frame what happened, shows a password to the
   person who types it, and reads a code from behind the # of an address, which no server, log or Referer sees. It
   is written in old syntax because it is sent as it is. */
(function () {
  var body = document.body;
  var origins = JSON.parse(body.getAttribute("data-origins") || "[]");
  var isFramed = window.parent !== window;

  /* Only to origins that the server names; a browser gives it to no other page, whoever frames us. */
  function tell(message) {
    origins.forEach(function (origin) {
      window.parent.postMessage(message, origin);
    });
  }

  var message = body.getAttribute("data-message");
  if (isFramed && message !== null) tell(JSON.parse(message));

  if (isFramed)
    document.addEventListener("keydown", function (event) {
      if (event.key === "Escape") tell({ close: true });
    });

  if (isFramed)
    document.addEventListener("click", function (event) {
      var link = event.target instanceof Element ? event.target.closest("a[target=_blank]") : null;
      if (link === null) return;
      event.preventDefault();
      tell({ openLink: link.href });
    });

  /* Without this script there is no such button. Before sending, the field becomes a password field again, because
     browsers remember the text of other fields. */
  Array.prototype.forEach.call(document.querySelectorAll("button[data-shows]"), function (button) {
    var field = document.getElementById(button.getAttribute("data-shows"));
    function show(isShown) {
      field.type = isShown ? "text" : "password";
      button.textContent = isShown ? "隐藏" : "显示";
      button.setAttribute("aria-label", isShown ? "隐藏密码" : "显示密码");
    }
    show(false);
    button.hidden = false;
    button.addEventListener("click", function () {
      show(field.type === "password");
      field.focus();
    });
    field.form.addEventListener("submit", function () {
      show(false);
    });
  });

  var form = document.querySelector("form[data-code]");
  if (form !== null) {
    var code = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    if (code !== "") {
      form.elements.namedItem("code").value = code;
      form.submit();
    }
  }
})();
