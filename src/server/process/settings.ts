import { availableParallelism } from "node:os";
import * as v from "valibot";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { BOUND_SETTINGS, boundsIn, type Bounds } from "./bounds.ts";
import { SAMPLES, type Samples } from "./Samples.ts";
import { LOG_LEVELS, type LogLevel } from "./log.ts";
import { StartFailure } from "./StartFailure.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

/** All settings from the environment, read once at start. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly dataDir: string;
  /** `null` keeps everything in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Processes that answer on the port; only one on the embedded database. */
  readonly workers: number;
  readonly samples: Samples;
  /** With more matches than this, products cannot be sorted by yearly energy. */
  readonly mostByYear: number;
  readonly logLevel: LogLevel;
  /** Whether /metrics is answered. */
  readonly hasMetrics: boolean;
  readonly frameAncestors: string;
  readonly client: ClientSettings;
  readonly account: AccountSettings;
  readonly bounds: Bounds;
}

export interface AccountSettings {
  /** Whether anybody may register; otherwise an operator creates the accounts. */
  readonly isRegistrationOpen: boolean;
  /**
   * Origins of the app besides our own: their pages may call, frame the sign-in page and be redirected to.
   */
  readonly appOrigins: readonly string[];
  /** Number of proxies in front; each adds to X-Forwarded-*. With 0 these headers are ignored. */
  readonly trustedProxies: number;
  /**
   * Whether the app frames the sign-in page from another site. The cookie is then one for frames, over TLS
   * only.
   */
  readonly isFramedAcrossSites: boolean;
  /** The mail server; `null` sends no mail. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
const isWeb = (url: URL | undefined) => url?.protocol === "http:" || url?.protocol === "https:";
const isOrigin = (text: string) => isWeb(urlOf(text)) && urlOf(text)?.origin === text;
const isOrigins = (text: string) => text.split(" ").every(isOrigin);
const isSmtp = (text: string) => /^smtps?:$/u.test(urlOf(text)?.protocol ?? "");
/** A bare address, or one after a name; nothing that could end the header. */
const isMailAddress = (text: string) =>
  /^(?:[^<>@\p{Cc}]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u.test(text);
const isPostgres = (text: string) => /^postgres(?:ql)?:$/u.test(urlOf(text)?.protocol ?? "");

const isBase = (text: string) => {
  const isPath = /^(?:\/[\w.~-]+)+$/u.test(text);
  const isUrl = isWeb(urlOf(text)) && !/[?#]|\/$/u.test(text);
  return isPath || isUrl;
};
const BASE = "a path such as /api or a URL such as https://example.com/api, without a slash at its end";

/** A CSP source list: nothing that could end the directive and begin another. */
const isSourceList = (text: string) => /^[\w'*:/.[\]-]+(?: [\w'*:/.[\]-]+)*$/u.test(text);

/** `expected` completes the sentence "must be ...". */
const checked = (isRight: (text: string) => boolean, expected: string) =>
  v.pipe(v.string(), v.check(isRight, expected));
const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(schema, undefined);

const MAX_PORT = 65_535;
const port = v.pipe(
  checked(
    (text) => /^\d{1,5}$/u.test(text) && Number(text) <= MAX_PORT,
    `a whole number from 0 to ${MAX_PORT}`,
  ),
  v.transform(Number),
);

const MAX_PROXIES = 9;
const MAX_BY_YEAR = 1_000_000;
const MAX_WORKERS = 64;
/** Each process needs memory and connections, so more than this must be set explicitly. */
const MOST_WORKERS_UNASKED = 8;

const EnvironmentSchema = v.object({
  HOST: v.optional(
    checked((text) => /^[\w.:%-]+$/u.test(text), "an address or a host name"),
    "127.0.0.1",
  ),
  PORT: v.optional(port, "8080"),
  DATA_DIR: v.optional(
    checked((text) => !text.includes("\0"), "a folder"),
    ".volute",
  ),
  DATABASE_URL: orNone(checked(isPostgres, "an address such as postgresql://user@localhost:5432/volute")),
  WORKERS: orNone(
    checked(
      (text) => /^\d{1,2}$/u.test(text) && Number(text) >= 1 && Number(text) <= MAX_WORKERS,
      `a whole number from 1 to ${MAX_WORKERS}`,
    ),
  ),
  SAMPLES: v.optional(v.picklist(SAMPLES, `one of ${SAMPLES.join(", ")}`), "on"),
  YEAR_ORDER_LIMIT: v.pipe(
    v.optional(
      checked(
        (text) => /^\d{1,7}$/u.test(text) && Number(text) >= 1 && Number(text) <= MAX_BY_YEAR,
        `a whole number from 1 to ${MAX_BY_YEAR}`,
      ),
      "20000",
    ),
    v.transform(Number),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`), "info"),
  METRICS: v.optional(v.picklist(["on", "off"], "on or off"), "off"),
  FRAME_ANCESTORS: v.optional(
    checked(isSourceList, "sources separated by spaces, such as 'self' https://host.example.com"),
    "'self'",
  ),
  API_BASE: v.optional(checked(isBase, BASE), "/api"),
  ACCOUNT_BASE: v.optional(checked(isBase, BASE), "/account"),
  STATIC_BASE: v.optional(checked(isBase, BASE), "/static"),
  LOGIN_ORIGIN: orNone(checked(isOrigin, "an origin such as https://login.example.com")),
  ASSISTANT_URL: orNone(checked((text) => isWeb(urlOf(text)), "a URL that begins with http:// or https://")),
  SIMULATED_HOST: v.pipe(
    v.optional(v.picklist(["0", "1"], "0 or 1"), "0"),
    v.transform((text) => text === "1"),
  ),
  REGISTRATION: v.optional(v.picklist(["open", "closed"], "open or closed"), "open"),
  APP_ORIGINS: orNone(checked(isOrigins, "origins separated by spaces, such as https://app.example.com")),
  TRUSTED_PROXIES: v.pipe(
    v.optional(
      checked((text) => /^\d$/u.test(text), `a whole number from 0 to ${MAX_PROXIES}`),
      "0",
    ),
    v.transform(Number),
  ),
  SIGN_IN_FRAME: v.optional(v.picklist(["same-site", "cross-site"], "same-site or cross-site"), "same-site"),
  SMTP_URL: orNone(checked(isSmtp, "an address such as smtps://user:password@mail.example.com")),
  ...BOUND_SETTINGS,
  MAIL_FROM: orNone(checked(isMailAddress, "an address such as Volute <volute@example.com>")),
});

/** Their values may contain a password. */
const SECRETS: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL"]);

function sentence(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const value = SECRETS.has(name) ? "cannot be used" : `is ${JSON.stringify(issue.input)}`;
  return `The setting ${name} ${value}; it must be ${issue.message}.`;
}

/** @throws StartFailure for several processes over the embedded database, which belongs to one */
function workersOf(stated: string | undefined, isEmbedded: boolean): number {
  if (!isEmbedded) return Number(stated ?? Math.min(availableParallelism(), MOST_WORKERS_UNASKED));
  if (stated === undefined || Number(stated) === 1) return 1;
  throw new StartFailure(
    `The setting WORKERS is ${JSON.stringify(stated)}; it must be 1 without DATABASE_URL, because the embedded database belongs to one process.`,
  );
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws StartFailure naming the variable, its value and what is expected
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const stated = keyedFrom(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(EnvironmentSchema, stated);
  if (!parsed.success) throw new StartFailure(sentence(parsed.issues[0]));
  const { output } = parsed;
  return {
    host: output.HOST,
    port: output.PORT,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    workers: workersOf(output.WORKERS, output.DATABASE_URL === undefined),
    samples: output.SAMPLES,
    mostByYear: output.YEAR_ORDER_LIMIT,
    logLevel: output.LOG_LEVEL,
    hasMetrics: output.METRICS === "on",
    frameAncestors: output.FRAME_ANCESTORS,
    client: {
      apiBase: output.API_BASE,
      accountBase: output.ACCOUNT_BASE,
      staticBase: output.STATIC_BASE,
      loginOrigin: output.LOGIN_ORIGIN ?? null,
      assistantUrl: output.ASSISTANT_URL ?? null,
      simulatedHost: output.SIMULATED_HOST,
    },
    account: {
      isRegistrationOpen: output.REGISTRATION === "open",
      appOrigins: output.APP_ORIGINS?.split(" ") ?? [],
      trustedProxies: output.TRUSTED_PROXIES,
      isFramedAcrossSites: output.SIGN_IN_FRAME === "cross-site",
      smtpUrl: output.SMTP_URL ?? null,
      mailFrom: output.MAIL_FROM ?? null,
    },
    bounds: boundsIn(output),
  };
}
