import { HOST_CODES, type HostBridge } from "./HostBridge.ts";

/** Reports each path that the host does not know, the first time it is called. */
export function reportMissingOnce(
  bridge: HostBridge,
  onMissing: (path: string, message: string) => void,
): HostBridge {
  const reported = new Set<string>();
  return {
    hasHost: bridge.hasHost,
    async call(path, params, options) {
      const reply = await bridge.call(path, params, options);
      if (bridge.hasHost && reply.code === HOST_CODES.methodNotFound && !reported.has(path)) {
        reported.add(path);
        onMissing(path, reply.message);
      }
      return reply;
    },
  };
}
