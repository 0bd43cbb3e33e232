import type { Log } from "../process/log.ts";
import type { PersonalData } from "./personalData.ts";
import type { AccountSettings } from "../process/settings.ts";
import type { Queries } from "../database/queries.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { SessionCookie } from "./sessions/sessionCookie.ts";
import type { Tries } from "./tries.ts";

/** What the pages and calls of the account service work with. */
export interface AccountParts {
  readonly queries: Queries;
  readonly log: Log;
  readonly settings: AccountSettings;
  /** Where the browser finds us: a path, or a URL. */
  readonly accountBase: string;
  /** Of LOGIN_ORIGIN, where it is set. */
  readonly loginOrigin: string | null;
  readonly tries: Tries;
  readonly cookie: SessionCookie;
  /** `null` where no mail is sent. */
  readonly mailer: Mailer | null;
  readonly personalData: readonly PersonalData[];
}
