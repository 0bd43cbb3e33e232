import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { ClientSettings } from "#api/contract/clientSettings.ts";

const SELF = "'self'";
const NONE = "'none'";

/** What the policy must name of a base: nothing where it is a path of our own origin. */
const originOf = (base: string) => (base.startsWith("/") ? [] : [new URL(base).origin]);

/** What only browsers below our floor ask for, on every answer. */
const OF_OLD_BROWSERS = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Scripts and styles of the page are under its policy; only a worker's script brings along its own. */
const PART = /^\/assets\/(?!.*[.]worker-)[^/]+[.](?:js|css)$/u;

const FIRST_FAILURE = 400;

/** On a hundred small files the policy of a page would be a fifth of a first visit. */
const partHeaders = secureHeaders({
  ...OF_OLD_BROWSERS,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
});

interface Policy {
  /** Who may show the page in a frame, as CSP sources. */
  readonly frameAncestors: string;
  /** Origins besides our own that a form may lead to. */
  readonly formTargets?: readonly string[];
  readonly referrerPolicy?: "no-referrer" | "same-origin";
}

/**
 * The headers of every answer. The page runs no inline script; inline styles are let in because Mantine writes
 * its variables into style elements.
 */
function securityHeaders(
  client: ClientSettings,
  { frameAncestors, formTargets = [], referrerPolicy = "no-referrer" }: Policy,
) {
  const files = originOf(client.staticBase);
  return secureHeaders({
    ...OF_OLD_BROWSERS,
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
      formAction: [SELF, ...formTargets],
      objectSrc: [NONE],
      baseUri: [NONE],
    },
    // It knows no list of origins and would overrule frame-ancestors in old hosts.
    xFrameOptions: frameAncestors === SELF,
    referrerPolicy,
    // Whoever puts TLS in front decides for the domain.
    strictTransportSecurity: false,
  });
}

/** The headers of the app, its files and its calls. */
export function siteHeaders(client: ClientSettings, frameAncestors: string): MiddlewareHandler {
  const whole = securityHeaders(client, { frameAncestors });
  return async (c, next) => {
    await next();
    // Where there is no such file, the answer is a page.
    const isPart = PART.test(c.req.path) && c.res.status < FIRST_FAILURE;
    await (isPart ? partHeaders : whole)(c, () => Promise.resolve());
  };
}

/** What the app shows in its dialogs, and the feedback page, which hosts may show. */
const FRAMED = /^\/account\/(?:sign-in|register|details|reset|new-password|feedback|sso)$/u;

/**
 * The headers of the account pages: framed by the app alone, and those that delete or end something by nobody. A form
 * sends its Origin only where the page has a referrer for us.
 *
 * @param appOrigins origins of the app besides our own
 */
export function accountHeaders(
  client: ClientSettings,
  frameAncestors: string,
  appOrigins: readonly string[],
): MiddlewareHandler {
  const policy = { formTargets: appOrigins, referrerPolicy: "same-origin" } as const;
  const framed = [frameAncestors, ...appOrigins].join(" ");
  const inApp = securityHeaders(client, { ...policy, frameAncestors: framed });
  const alone = securityHeaders(client, { ...policy, frameAncestors: NONE });
  return (c, next) => (FRAMED.test(c.req.path) ? inApp : alone)(c, next);
}
