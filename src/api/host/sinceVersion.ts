import * as v from "valibot";
import { DESKTOP_TYPES, desktopKnows } from "#domain/desk/host/clientTypes.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { hostCallAt } from "../contract/hostCallTable.ts";
import { DesktopInfoSchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostBridge } from "./HostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/** A version is at hand in any host; one that does not say it in time is asked for what was wanted itself. ms */
const VERSION_MS = 3000;

const [{ minimum: OLDEST }] = DESKTOP_TYPES;

/** What a desktop host of its version does not know is not asked of it. */
export function sinceVersion(bridge: HostBridge, reported: string | null): HostBridge {
  let version = reported;
  /** `null` where the host does not say. */
  async function versionInForce(): Promise<string | null> {
    if (version !== null) return version;
    const { code, data } = await bridge.call(HOST_PATHS.desktopInfo, {}, { timeout: VERSION_MS });
    if (code === HOST_CODES.methodNotFound) return OLDEST;
    if (code !== HOST_CODES.success) return null;
    const info = v.safeParse(DesktopInfoSchema, data);
    return (version = info.success ? info.output.desktopVersion : OLDEST);
  }
  return {
    hasHost: bridge.hasHost,
    async call(path, params, options) {
      const known = hostCallAt(path);
      const since = known === undefined ? OLDEST : known.since;
      if (since === null) return NOT_IMPLEMENTED;
      if (since !== OLDEST) {
        const told = await versionInForce();
        if (told !== null && !desktopKnows(told, since)) return NOT_IMPLEMENTED;
      }
      return bridge.call(path, params, options);
    },
  };
}
