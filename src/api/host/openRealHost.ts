import { clientTypeOf, PLUGIN_TYPES, type PluginType } from "#domain/desk/host/clientTypes.ts";
import { cefTransport } from "./cefTransport.ts";
import { createHostBridge, type HostTransport } from "./createHostBridge.ts";
import type { HostBridge } from "./HostBridge.ts";
import type { RealHost } from "./findRealHost.ts";
import { interopTransport } from "./interopTransport.ts";
import { messageTransport } from "./messageTransport.ts";
import { qcefTransport } from "./qcefTransport.ts";
import { sinceVersion } from "./sinceVersion.ts";
import { stubTransport } from "./stubTransport.ts";
import { underNames } from "./underNames.ts";

/** A plug-in that does not state its version is addressed by the objects that it has bound. */
function speechOf({ version, interop, webview }: RealHost): PluginType["speaks"] {
  if (version !== null) return clientTypeOf(PLUGIN_TYPES, version).speaks;
  if (webview() !== undefined) return "messages";
  return interop() === undefined ? "stub" : "interop";
}

function pluginTransport(host: RealHost): HostTransport {
  switch (speechOf(host)) {
    case "stub":
      return stubTransport;
    case "interop":
      return interopTransport(host.interop);
    case "messages":
      return messageTransport(host.webview);
  }
}

/** The bridge to a real program, by the platform in the page's address. */
export function openRealHost(host: RealHost): HostBridge {
  switch (host.platform) {
    case "g":
      return sinceVersion(createHostBridge(cefTransport(host.cefClient, host.cefSharp)), host.version);
    case "r":
      return underNames(createHostBridge(pluginTransport(host)), ({ plugin }, path) => plugin ?? path);
    case "cs":
      return underNames(
        createHostBridge(qcefTransport(host.qcefClient, host.qcefQuery)),
        ({ method }) => method,
      );
  }
}
