/*
 * The first script of the page, in the syntax of the oldest browsers: it must run where none of our other
 * scripts does. A browser below the baseline (`browserslist` in package.json; a test compares the two) gets a
 * message, and the rest of the document becomes plain text, so that no later script exists. (Old browsers
 * know modules from 61 on.)
 */
(function () {
  "use strict";
  var NEEDED = 92;

  /**
   * The common name of the browser, from its user agent; the order matters, because agents contain one
   * another's names.
   */
  var NAMES = [
    ["Edge", /\bEdge?\/(\d+)/],
    ["Opera", /\bOPR\/(\d+)/],
    ["Chrome", /\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/],
    ["Firefox", /\bFirefox\/(\d+)/],
    ["Internet Explorer", /\b(?:MSIE |Trident\/.*rv:)(\d+)/],
    ["Safari", /\bVersion\/(\d+).*\bSafari\//],
  ];

  function found(agent) {
    for (var at = 0; at < NAMES.length; at++) {
      var version = NAMES[at][1].exec(agent);
      if (version) return NAMES[at][0] + " " + version[1];
    }
    return "未能识别";
  }

  /** Version of the engine that most hosts embed; NaN for any other. */
  function chromiumOf(agent) {
    var version = /\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/.exec(agent);
    return version ? Number(version[1]) : NaN;
  }

  /**
   * Checks the newest language features of Chromium 92: a browser without them is older, whatever its name.
   */
  function lacksFloor() {
    return typeof Array.prototype.at !== "function" || typeof Promise.any !== "function";
  }

  function element(name, text, style) {
    var made = document.createElement(name);
    if (text) made.appendChild(document.createTextNode(text));
    made.style.cssText = style;
    return made;
  }

  function say(agent) {
    var engine = chromiumOf(agent);
    var name = found(agent);
    if (engine && name.indexOf("Chrome") !== 0) name += "（Chromium " + engine + "）";
    var body = document.body;
    var main = element(
      "div",
      "",
      'max-width:560px;margin:64px auto;padding:20px 24px;border:1px solid #d5d9df;border-radius:6px;background:#ffffff;color:#171d26;font:13px/20px "Segoe UI","PingFang SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC",sans-serif'
    );
    main.setAttribute("role", "main");
    main.appendChild(element("h1", "浏览器版本过低", "margin:0 0 12px;font-size:16px;line-height:24px"));
    main.appendChild(element("p", "当前浏览器：" + name, "margin:0 0 4px"));
    main.appendChild(
      element(
        "p",
        "需要：Chrome、Edge 或其他 Chromium 内核浏览器，" + NEEDED + " 或更高版本",
        "margin:0 0 12px"
      )
    );
    main.appendChild(
      element(
        "p",
        "升级浏览器后重新打开。在设计软件中看到这一页时，升级该软件，或把地址复制到新版浏览器中打开。",
        "margin:0;color:#48505c"
      )
    );
    body.style.cssText = "margin:0;background:#f2f4f6";
    body.insertBefore(main, body.firstChild);
    document.title = "浏览器版本过低 - Volute";
  }

  var agent = navigator.userAgent;
  if (!(chromiumOf(agent) < NEEDED) && !lacksFloor()) return;
  // An element without an end: everything after it is its text. `window.stop()` would leave the page
  // unpainted.
  document.write("<plaintext hidden>");
  say(agent);
})();
