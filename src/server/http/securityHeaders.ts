import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { ClientSettings } from "#api/contract/clientSettings.ts";

const SELF = "'self'";
const NONE = "'none'";

/** The origin that the policy must list for a base address: none for a path of our own origin. */
const originOf = (base: string) => (base.startsWith("/") ? [] : [new URL(base).origin]);

/** Headers that only browsers older than our baseline need, switched off for every answer. */
const OF_OLD_BROWSERS = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** The page's policy covers its scripts and styles; only a worker's script needs its own. */
const PART = /^\/assets\/(?!.*[.]worker-)[^/]+[.](?:js|css)$/u;

const FIRST_FAILURE = 400;

/** Types whose content runs nothing, wherever it is opened; an SVG, in contrast, is a document. */
const PICTURE = /^image\/(?:png|jpeg|webp)$/u;

/** On a hundred small files and pictures, the page's policy would be a fifth of a first visit. */
const partHeaders = secureHeaders({
  ...OF_OLD_BROWSERS,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
});

interface Policy {
  /** Who may frame the page, as CSP sources. */
  readonly frameAncestors: string;
  /** Origins besides our own to which a form may be posted or redirected. */
  readonly formTargets?: readonly string[];
  readonly referrerPolicy?: "no-referrer" | "same-origin";
}

/**
 * The headers of every answer. The page runs no inline script; inline styles are allowed because Mantine
 * writes its variables into style elements.
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
    // X-Frame-Options has no list of origins and would override frame-ancestors in old hosts.
    xFrameOptions: frameAncestors === SELF,
    referrerPolicy,
    // The operator of the TLS proxy in front decides about this for the domain.
    strictTransportSecurity: false,
  });
}

/** The headers of the app, its files and its calls. */
export function siteHeaders(client: ClientSettings, frameAncestors: string): MiddlewareHandler {
  const whole = securityHeaders(client, { frameAncestors });
  return async (c, next) => {
    await next();
    // If there is no such file, the answer is a page.
    const isPart = PART.test(c.req.path) && c.res.status < FIRST_FAILURE;
    const isPicture = PICTURE.test(c.res.headers.get("content-type") ?? "");
    await (isPart || isPicture ? partHeaders : whole)(c, () => Promise.resolve());
  };
}

/** The pages that the app shows in its dialogs, and the feedback page, which hosts may show. */
const FRAMED = /^\/account\/(?:sign-in|register|details|reset|new-password|feedback|sso)$/u;

/**
 * The headers of the account pages. The app and the hosts that may frame it may frame the pages in `FRAMED`.
 * Nobody may frame the others, because some of them delete or end something. A form only sends its Origin if the
 * page has a referrer for us.
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
