import { HOST_CODES, type HostBridge } from "./HostBridge.ts";

/** Says of each path that the host does not know that it is missing, the first time it is called in vain. */
export function tellMissingOnce(
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
