import { hostCallAt, type HostCall } from "../contract/hostCallTable.ts";
import type { HostBridge } from "./HostBridge.ts";
import { NOT_IMPLEMENTED } from "./readHostReply.ts";

/**
 * The same calls under the names of another family of hosts; calls without such a name are not implemented.
 */
export function underNames(
  bridge: HostBridge,
  nameOf: (call: HostCall, path: string) => string | undefined,
): HostBridge {
  return {
    hasHost: bridge.hasHost,
    async call(path, params, options) {
      const known = hostCallAt(path);
      const name = known === undefined ? path : nameOf(known, path);
      if (name === undefined) return NOT_IMPLEMENTED;
      return bridge.call(name, params, options);
    },
  };
}
