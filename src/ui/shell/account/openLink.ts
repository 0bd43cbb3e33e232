import type { HostBridge } from "#api/host/HostBridge.ts";
import { HOST_PATHS } from "#domain/host/hostPaths.ts";

/** Opens an address outside the page: in a new tab on the web, else in the desktop's browser. */
export function openLink(host: HostBridge, url: string): void {
  if (host.hasHost) void host.call(HOST_PATHS.browser, { url });
  else window.open(url, "_blank", "noreferrer");
}
