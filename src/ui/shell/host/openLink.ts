import { HOST_CODES, type HostBridge } from "#api/host/HostBridge.ts";
import { callHost } from "#api/host/callHost.ts";
import { hostFailure } from "../../page/services/hostFailure.ts";
import { notices } from "../../page/services/useNotices.ts";

async function openFromHost(host: HostBridge, url: string): Promise<void> {
  const answer = await callHost(host, "browser", { url });
  // A path unknown to the host has its own dialog.
  if (answer.ok || answer.reply.code === HOST_CODES.methodNotFound) return;
  notices.error("未能打开链接", hostFailure(answer.reply));
}

/** Opens an address outside the page: in a new tab on the web, otherwise in the desktop's browser. */
export function openLink(host: HostBridge, url: string): void {
  if (host.hasHost) void openFromHost(host, url);
  else window.open(url, "_blank", "noreferrer");
}
