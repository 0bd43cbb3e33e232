import * as v from "valibot";
import { DESKTOP_TYPES, desktopKnows } from "#domain/desk/host/clientTypes.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { hostCallAt } from "../contract/hostCallTable.ts";
import { DesktopInfoSchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostBridge } from "./HostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/**
 * Any host knows its version; if it does not answer in time, the wanted call is sent without knowing it. ms
 */
const VERSION_MS = 3000;

const [{ minimum: OLDEST }] = DESKTOP_TYPES;

/** Does not send calls that a desktop host of this version does not know. */
export function sinceVersion(bridge: HostBridge, reported: string | null): HostBridge {
  let version = reported;
  /** `null` if the host does not state it. */
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
        const inForce = await versionInForce();
        if (inForce !== null && !desktopKnows(inForce, since)) return NOT_IMPLEMENTED;
      }
      return bridge.call(path, params, options);
    },
  };
}
