import type { Platform } from "#domain/desk/host/platform.ts";
import { boundGlobal } from "./boundGlobal.ts";

/** The objects that the host's embedder has bound, taken before anything else could replace them. */
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
  /** Version of the desktop client or the plug-in, if the address states it. */
  readonly version: string | null;
}

/** By platform, the globals that each prove a host. */
const SIGNS: Readonly<Record<HostPlatform, readonly (keyof Globals)[]>> = {
  g: ["cefClient", "cefSharp"],
  r: ["webview", "interop"],
  cs: ["qcefClient", "qcefQuery"],
};

/**
 * The program that hosts the page: it has bound its object, or states its version; `null` in any other
 * browser.
 */
export function findRealHost(platform: HostPlatform, search: string): RealHost | null {
  const version = new URLSearchParams(search).get("desktopVersion")?.trim() || null;
  const globals = takeGlobals();
  const isThere = version !== null || SIGNS[platform].some((name) => globals[name]() !== undefined);
  return isThere ? { ...globals, platform, version } : null;
}
