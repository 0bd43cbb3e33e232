import { secureHeaders } from "hono/secure-headers";
import type { ClientSettings } from "#api/contract/clientSettings.ts";

const SELF = "'self'";
const NONE = "'none'";

/** What the policy must name of a base: nothing where it is a path of our own origin. */
const originOf = (base: string) => (base.startsWith("/") ? [] : [new URL(base).origin]);

/**
 * The headers of every answer. The page runs no inline script; inline styles are let in because Mantine writes
 * its variables into style elements.
 *
 * @param frameAncestors who may show the page in a frame, as CSP sources
 */
export function securityHeaders(client: ClientSettings, frameAncestors: string) {
  const files = originOf(client.staticBase);
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF],
      workerSrc: [SELF],
      styleSrc: [SELF, "'unsafe-inline'"],
      imgSrc: [SELF, "data:", "blob:", ...files],
      connectSrc: [
        SELF,
        ...new Set([...originOf(client.apiBase), ...originOf(client.accountBase), ...files]),
      ],
      frameSrc: [client.loginOrigin ?? SELF],
      frameAncestors: frameAncestors.split(" "),
      formAction: [SELF],
      objectSrc: [NONE],
      baseUri: [NONE],
    },
    // It knows no list of origins and would overrule frame-ancestors in old hosts.
    xFrameOptions: frameAncestors === SELF,
    // Whoever puts TLS in front decides for the domain.
    strictTransportSecurity: false,
  });
}
