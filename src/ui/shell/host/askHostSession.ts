import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { useSession } from "../../page/services/useSession.ts";

/** Every host has these data at hand, so a missing answer is not waited for long. */
const QUICKLY = { timeout: 3000 } as const;

/** Asks a desktop host for what the address lacks: its version, edition and entrance. */
export async function askHostSession(host: HostBridge, search: string): Promise<void> {
  if (!host.hasHost || useSession.getState().platform !== "g") return;
  const given = new URLSearchParams(search);
  if (!given.has("desktopVersion")) {
    const info = await callHost(host, "desktopInfo", {}, QUICKLY);
    if (info.ok) useSession.setState({ desktopVersion: info.value.desktopVersion });
  }
  if (!given.has("edition")) {
    const edition = await callHost(host, "edition", {}, QUICKLY);
    if (edition.ok) useSession.setState(edition.value);
  }
  if (!given.has("fromEntrance")) {
    const entrance = await callHost(host, "entrance", {}, QUICKLY);
    if (entrance.ok) useSession.setState(entrance.value);
  }
}
