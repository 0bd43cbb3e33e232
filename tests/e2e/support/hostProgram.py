#!/usr/bin/python3
"""A design program for the tests: a real embedded browser (Qt WebEngine, Chromium 102) whose bridge is bound before any
script of a page runs. It only relays: what it is asked it writes to its output, a JSON line each, and the lines that it
reads are the answers. No X server is needed.

  --shape cef            CefClient.request(text) answers a promise
          cef-sync       ... answers at once, the page stands still meanwhile
          cef-late       ... is bound when CefSharp.BindObjectAsync asks for it
          interop        interop.request(text) answers a promise
          interop-sync   ... answers at once
          message        chrome.webview.postMessage({ id, ... }), and an event "message"
          qcef           QCefClient.invokeMethod(name, params, id), and an event "reply"
          qcef-return    ... answers a promise
          qcef-query     QCefQuery({ request, onSuccess, onFailure })
          none           nothing
  --leaky                the object is in every frame of every origin, else in the main frame alone

Out: {"event":"call","id":1,"text":"...","frame":"http://..."}, {"event":"popup"}, {"event":"download","name":"..."}
In:  {"id":1,"body":"..."} or {"id":1,"error":"..."}, which is thrown in the page
"""
import argparse
import json
import os
import socket
import sys
import threading

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--shape", default="cef")
parser.add_argument("--size", default="1280x800")
parser.add_argument("--leaky", action="store_true")
options = parser.parse_args()

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--no-sandbox --disable-gpu --lang=zh-CN"
# It takes no port 0: one that is free now will be a moment later.
with socket.create_server(("127.0.0.1", 0)) as free:
    os.environ["QTWEBENGINE_REMOTE_DEBUGGING"] = "127.0.0.1:%d" % free.getsockname()[1]

from PyQt6.QtCore import QBuffer, QByteArray, QFile, QIODevice, QObject, QUrl, QUrlQuery, pyqtSignal, pyqtSlot
from PyQt6.QtWebChannel import QWebChannel
from PyQt6.QtWebEngineCore import (
    QWebEnginePage,
    QWebEngineProfile,
    QWebEngineScript,
    QWebEngineUrlScheme,
    QWebEngineUrlSchemeHandler,
)
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication

READ_ONLY = QIODevice.OpenModeFlag.ReadOnly
DECODED = QUrl.ComponentFormattingOption.FullyDecoded


def tell(event, **facts):
    sys.stdout.write(json.dumps({"event": event, **facts}) + "\n")
    sys.stdout.flush()


class Relay(QObject):
    """Gives every call a number under which its answers come."""

    answered = pyqtSignal(str)

    def __init__(self):
        super().__init__()
        self.calls = 0
        self.waiting = {}
        self.answered.connect(self.take)

    def ask(self, text, frame, reply):
        self.calls += 1
        self.waiting[self.calls] = reply
        tell("call", id=self.calls, text=text, frame=frame)

    @pyqtSlot(str)
    def take(self, line):
        answer = json.loads(line)
        # It stays registered: a host may answer twice.
        self.waiting[answer.pop("id")](json.dumps(answer))

    def listen(self):
        for line in sys.stdin:
            self.answered.emit(line)
        os._exit(0)


relay = Relay()


class Channel(QObject):
    """The way in from the main frame."""

    replied = pyqtSignal(str, str)

    @pyqtSlot(str, str)
    def post(self, call, text):
        relay.ask(text, None, lambda answer: self.replied.emit(call, answer))


SCHEME = b"volutehost"
scheme = QWebEngineUrlScheme(SCHEME)
scheme.setSyntax(QWebEngineUrlScheme.Syntax.Path)
Flag = QWebEngineUrlScheme.Flag
scheme.setFlags(Flag.SecureScheme | Flag.CorsEnabled | Flag.ContentSecurityPolicyIgnored)
QWebEngineUrlScheme.registerScheme(scheme)


class Requests(QWebEngineUrlSchemeHandler):
    """The way in from every frame, and for whoever waits: a request that no policy of the page stops."""

    def requestStarted(self, job):
        text = QUrlQuery(job.requestUrl()).queryItemValue("q", DECODED)

        def reply(answer):
            buffer = QBuffer(job)
            buffer.setData(QByteArray(answer.encode()))
            buffer.open(READ_ONLY)
            job.reply(b"application/json", buffer)

        relay.ask(text, job.initiator().toString(), reply)


GLUE = r"""
(function () {
  const shape = SHAPE, isLeaky = LEAKY, isTop = window === window.top;
  if (!location.protocol.startsWith("http") || shape === "none" || (!isTop && !isLeaky)) return;
  const listeners = {}, waiting = {};
  let calls = 0, channel = null;
  function settled(answer) {
    if ("error" in answer) throw new Error(answer.error);
    return answer.body;
  }
  function request(text, isAsync, done) {
    const asking = new XMLHttpRequest();
    asking.open("GET", "volutehost:call?q=" + encodeURIComponent(text), isAsync);
    if (isAsync) asking.onload = () => done(JSON.parse(asking.responseText));
    asking.send();
    return isAsync ? undefined : settled(JSON.parse(asking.responseText));
  }
  const now = (text) => request(text, false);
  if (isTop && !isLeaky)
    channel = new Promise((open) => new QWebChannel(qt.webChannelTransport, ({ objects: { host } }) => {
      host.replied.connect((id, answer) => waiting[id](JSON.parse(answer)));
      open(host);
    }));
  function ask(text, reply) {
    if (channel === null) return request(text, true, reply);
    const id = String(++calls);
    waiting[id] = reply;
    channel.then((host) => host.post(id, text));
  }
  const later = (text) => new Promise((resolve, reject) => ask(text, (answer) =>
    "error" in answer ? reject(new Error(answer.error)) : resolve(answer.body)));
  const addEventListener = (name, listener) => (listeners[name] = listeners[name] || []).push(listener);
  const emit = (name, event) => (listeners[name] || []).forEach((listener) => listener(event));
  const bodyOf = (answer) => "error" in answer ? JSON.stringify({ code: "failure", message: answer.error }) : answer.body;
  const textOf = (path, params) => JSON.stringify({ path, params: JSON.parse(params) });
  const shapes = {
    cef: () => { window.CefClient = Object.freeze({ request: later }); },
    "cef-sync": () => { window.CefClient = Object.freeze({ request: now }); },
    "cef-late": () => { window.CefSharp = { BindObjectAsync: async () => shapes.cef() }; },
    interop: () => { window.interop = Object.freeze({ request: later }); },
    "interop-sync": () => { window.interop = Object.freeze({ request: now }); },
    message: () => {
      window.chrome = window.chrome || {};
      window.chrome.webview = {
        addEventListener,
        postMessage: ({ id, ...call }) =>
          ask(JSON.stringify(call), (answer) => emit("message", { data: { id, reply: bodyOf(answer) } })),
      };
    },
    qcef: () => {
      window.QCefClient = Object.freeze({
        addEventListener,
        invokeMethod: (name, params, id) =>
          ask(textOf(name, params), (answer) => emit("reply", { id, body: bodyOf(answer) })),
      });
    },
    "qcef-return": () => {
      window.QCefClient = Object.freeze({ invokeMethod: (name, params) => later(textOf(name, params)) });
    },
    "qcef-query": () => {
      window.QCefQuery = ({ request: text, onSuccess, onFailure }) =>
        ask(text, (answer) => "error" in answer ? onFailure(1, answer.error) : onSuccess(answer.body));
    },
  };
  shapes[shape]();
  Object.defineProperty(window, "boundBeforeScripts", { value: document.scripts.length === 0 });
})();
"""


class Page(QWebEnginePage):
    def createWindow(self, kind):
        # As embedders do that implement no windows.
        tell("popup")
        return None

    def javaScriptConsoleMessage(self, *_):
        # The tests hear the console by themselves.
        pass


app = QApplication(sys.argv[:1])
profile = QWebEngineProfile(app)
profile.setHttpAcceptLanguage("zh-CN")
requests = Requests()
profile.installUrlSchemeHandler(SCHEME, requests)
# Never accepted: as embedders do that implement no downloads.
profile.downloadRequested.connect(lambda download: tell("download", name=download.downloadFileName()))
view = QWebEngineView()
page = Page(profile, view)
view.setPage(page)
view.resize(*map(int, options.size.split("x")))
host = Channel()
channel = QWebChannel(page)
channel.registerObject("host", host)
page.setWebChannel(channel)
library = QFile(":/qtwebchannel/qwebchannel.js")
library.open(READ_ONLY)
script = QWebEngineScript()
script.setInjectionPoint(QWebEngineScript.InjectionPoint.DocumentCreation)
script.setWorldId(QWebEngineScript.ScriptWorldId.MainWorld)
script.setRunsOnSubFrames(True)
glue = GLUE.replace("SHAPE", json.dumps(options.shape)).replace("LEAKY", json.dumps(options.leaky))
script.setSourceCode(bytes(library.readAll()).decode() + glue)
page.scripts().insert(script)
view.show()
page.load(QUrl("about:blank"))
threading.Thread(target=relay.listen, daemon=True).start()
app.exec()
os._exit(0)
