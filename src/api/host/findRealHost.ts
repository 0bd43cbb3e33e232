import type { Platform } from "#domain/desk/host/platform.ts";
import { boundGlobal } from "./boundGlobal.ts";

/** What the host's embedder has bound, taken before anybody else could put something in its place. */
const takeGlobals = () => ({
  cefClient: boundGlobal("CefClient"),
  cefSharp: boundGlobal("CefSharp"),
  qcefClient: boundGlobal("QCefClient"),
  qcefQuery: boundGlobal("QCefQuery"),
  interop: boundGlobal("interop"),
  webview: boundGlobal("chrome", "webview"),
});

type Globals = ReturnType<typeof takeGlobals>;
type HostPlatform = Exclude<Platform, "web">;

export interface RealHost extends Globals {
  readonly platform: HostPlatform;
  /** Of the desktop client or the plug-in, where the address reports it. */
  readonly version: string | null;
}

/** By platform, the globals of which one says that there is a host. */
const SIGNS: Readonly<Record<HostPlatform, readonly (keyof Globals)[]>> = {
  g: ["cefClient", "cefSharp"],
  r: ["webview", "interop"],
  cs: ["qcefClient", "qcefQuery"],
};

/** The program that hosts the page: it has bound its object, or says its version; `null` in any other browser. */
export function findRealHost(platform: HostPlatform, search: string): RealHost | null {
  const version = new URLSearchParams(search).get("desktopVersion")?.trim() || null;
  const globals = takeGlobals();
  const isThere = version !== null || SIGNS[platform].some((name) => globals[name]() !== undefined);
  return isThere ? { ...globals, platform, version } : null;
}
