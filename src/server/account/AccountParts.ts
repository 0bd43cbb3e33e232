import type { Log } from "../process/log.ts";
import type { PersonalData } from "./personalData.ts";
import type { Bounds } from "../process/bounds.ts";
import type { AccountSettings } from "../process/settings.ts";
import type { Queries } from "../database/queries.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { SessionCookie } from "./sessions/sessionCookie.ts";
import type { Tries } from "./tries.ts";

/** Dependencies of the account service's pages and calls. */
export interface AccountParts {
  readonly queries: Queries;
  readonly log: Log;
  readonly settings: AccountSettings;
  /** Base address at which browsers reach the account service: a path or a URL. */
  readonly accountBase: string;
  /** Origin from LOGIN_ORIGIN, or `null` if that is not set. */
  readonly loginOrigin: string | null;
  readonly tries: Tries;
  readonly cookie: SessionCookie;
  /** `null` if no mail is sent. */
  readonly mailer: Mailer | null;
  /** Groups tries by origin in the log; it leads back to no address. */
  readonly originKey: string;
  readonly bounds: Bounds;
  readonly personalData: readonly PersonalData[];
}
