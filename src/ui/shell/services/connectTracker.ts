import type { ProgramHeaders } from "#api/client/buildRequest.ts";
import type { Api } from "#api/client/createApi.ts";
import { sendTracks } from "#api/contract/tracks.ts";
import { useSession } from "../../page/services/useSession.ts";
import { createTracker, type Tracker } from "./createTracker.ts";

/** A desktop host's records say which program it is; HOSTS.md names the headers. */
function programHeaders(): ProgramHeaders {
  const { platform, softwareCode, softwareVersion, desktopVersion } = useSession.getState();
  if (platform !== "g") return {};
  return {
    ...(softwareCode !== null && { "X-Software-Code": encodeURIComponent(softwareCode) }),
    ...(softwareVersion !== null && { "X-Software-Version": encodeURIComponent(softwareVersion) }),
    ...(desktopVersion !== null && { "X-Desktop-Version": encodeURIComponent(desktopVersion) }),
  };
}

/** The tracker of this page: through the API while it lives, by a beacon when it goes. */
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
  // A hidden page may be ended without another word.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tracker.leave();
  });
  window.addEventListener("pagehide", () => tracker.leave());
  return tracker;
}
