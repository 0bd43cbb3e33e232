import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { desktopKnows } from "#domain/desk/host/clientTypes.ts";
import { windowAround, type Size } from "#domain/desk/host/hostWindow.ts";
import { useSession } from "../../page/services/useSession.ts";
import { openLink } from "./openLink.ts";

interface Wanted {
  readonly url: string;
  readonly title: string;
  /** px of the page within the window. */
  readonly size: Size;
}

/** The first desktop host with windows of its own. */
const FIRST_WITH_WINDOWS = "1.0.0.0";

const hasWindows = () => {
  const { platform, desktopVersion } = useSession.getState();
  return platform === "g" && desktopVersion !== null && desktopKnows(desktopVersion, FIRST_WITH_WINDOWS);
};

/** Opens another page of ours: in a window of the host if it has them, otherwise in the desktop's browser. */
export async function openWindow(host: HostBridge, { url, title, size }: Wanted): Promise<void> {
  if (hasWindows()) {
    const [width, height] = windowAround(size);
    const opened = await callHost(host, "createWindow", { url, title, width, height });
    if (opened.ok) return;
  }
  openLink(host, url);
}
