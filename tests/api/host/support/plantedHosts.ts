import { vi } from "vitest";
import { openHostBridge } from "#api/host/openHostBridge.ts";
import type { Platform } from "#domain/desk/host/platform.ts";
import { eventHost, type EventHost } from "./eventHost.ts";

type Answering = (text: string) => unknown;

/** The bridge of a page whose server simulates no host. */
export const openPlanted = (platform: Platform, search = "") =>
  openHostBridge({ platform, search, settings: { simulatedHost: false, accountBase: "/account" } });

export const echo = (text: string): unknown => ({
  code: "success",
  message: "",
  data: JSON.parse(text) as unknown,
});
export const echoAsText = (text: string) => JSON.stringify(echo(text));

/** The object of a plug-in that answers by messages. */
export const webviewOf = (host: EventHost) => ({
  ...host.listening,
  postMessage: ({ id, ...call }: { id: string }) =>
    host.ask(JSON.stringify(call), (reply) => host.tell({ data: { id, reply } })),
});

const callOf = (path: string, params: string) =>
  JSON.stringify({ path, params: JSON.parse(params) as unknown });

const qcefOf = (host: EventHost) => ({
  ...host.listening,
  invokeMethod: (path: string, params: string, id: string) =>
    host.ask(callOf(path, params), (body) => host.tell({ id, body })),
});

interface Query {
  readonly request: string;
  readonly onSuccess: (reply: unknown) => void;
  readonly onFailure: (code: number, message: unknown) => void;
}
const queryOf =
  (answer: Answering) =>
  ({ request, onSuccess, onFailure }: Query) => {
    const asked = async () => answer(request);
    asked().then(onSuccess, (error: unknown) => onFailure(1, error));
  };

/** Every way in, planted as its embedder does, with a host behind it that answers as it is told. */
export const WAYS_IN: readonly [name: string, platform: Platform, plant: (answer: Answering) => void][] = [
  ["CefClient", "g", (answer) => vi.stubGlobal("CefClient", { request: answer })],
  ["interop", "r", (answer) => vi.stubGlobal("interop", { request: answer })],
  [
    "messages",
    "r",
    (answer) => vi.stubGlobal("chrome", { webview: webviewOf(eventHost("message", answer)) }),
  ],
  ["QCefClient by event", "cs", (answer) => vi.stubGlobal("QCefClient", qcefOf(eventHost("reply", answer)))],
  [
    "QCefClient by return value",
    "cs",
    (answer) =>
      vi.stubGlobal("QCefClient", {
        invokeMethod: (path: string, params: string) => answer(callOf(path, params)),
      }),
  ],
  ["QCefQuery", "cs", (answer) => vi.stubGlobal("QCefQuery", queryOf(answer))],
];
