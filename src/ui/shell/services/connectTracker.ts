import type { ProgramHeaders } from "#api/client/buildRequest.ts";
import type { Api } from "#api/client/createApi.ts";
import { sendTracks } from "#api/contract/tracks.ts";
import { useSession } from "../../page/services/useSession.ts";
import { createTracker, type Tracker } from "./createTracker.ts";

/** Headers by which a desktop host's records identify the program; HOSTS.md lists them. */
function programHeaders(): ProgramHeaders {
  const { platform, softwareCode, softwareVersion, desktopVersion } = useSession.getState();
  if (platform !== "g") return {};
  return {
    ...(softwareCode !== null && { "X-Software-Code": encodeURIComponent(softwareCode) }),
    ...(softwareVersion !== null && { "X-Software-Version": encodeURIComponent(softwareVersion) }),
    ...(desktopVersion !== null && { "X-Desktop-Version": encodeURIComponent(desktopVersion) }),
  };
}

/** The tracker of this page: it sends through the API, and by a beacon when the page ends. */
export function connectTracker(api: Api, apiBase: string): Tracker {
  const tracker = createTracker({
    platform: () => useSession.getState().platform,
    now: () => Date.now(),
    send: (tracks) => api.call(sendTracks, { body: { tracks: [...tracks] } }, { program: programHeaders() }),
    sendLast(tracks) {
      const body = new Blob([JSON.stringify({ tracks })], { type: "application/json" });
      navigator.sendBeacon(`${apiBase}${sendTracks.path}`, body);
    },
  });
  // A hidden page may end without another event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tracker.leave();
  });
  window.addEventListener("pagehide", () => tracker.leave());
  return tracker;
}
