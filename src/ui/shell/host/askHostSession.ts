import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { useSession } from "../../page/services/useSession.ts";

/** Each is at hand in any host: nobody waits long for one that does not say. */
const QUICKLY = { timeout: 3000 } as const;

/** Asks a desktop host for what the address does not tell: its version, the edition, the entrance. */
export async function askHostSession(host: HostBridge, search: string): Promise<void> {
  if (!host.hasHost || useSession.getState().platform !== "g") return;
  const told = new URLSearchParams(search);
  if (!told.has("desktopVersion")) {
    const info = await callHost(host, "desktopInfo", {}, QUICKLY);
    if (info.ok) useSession.setState({ desktopVersion: info.value.desktopVersion });
  }
  if (!told.has("edition")) {
    const edition = await callHost(host, "edition", {}, QUICKLY);
    if (edition.ok) useSession.setState(edition.value);
  }
  if (!told.has("fromEntrance")) {
    const entrance = await callHost(host, "entrance", {}, QUICKLY);
    if (entrance.ok) useSession.setState(entrance.value);
  }
}
