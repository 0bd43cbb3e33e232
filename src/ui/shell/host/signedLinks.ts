import type { ClientSettings } from "#api/contract/clientSettings.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";

const addressIn = (params: unknown): string | null =>
  typeof params === "object" && params !== null && "url" in params && typeof params.url === "string"
    ? params.url
    : null;

/** A host that opens pages of ours in the desktop's browser with the user signed in. */
export function signedLinks(host: HostBridge, settings: ClientSettings): HostBridge {
  if (!host.hasHost) return host;
  return {
    hasHost: host.hasHost,
    async call(path, params, options) {
      const address = path === HOST_PATHS.browser ? addressIn(params) : null;
      if (address === null) return host.call(path, params, options);
      const url = await import("../account/signedAddress.ts").then(
        ({ signedAddress }) => signedAddress(settings, address),
        () => address,
      );
      return host.call(path, { url }, options);
    },
  };
}
