import type { Queries } from "../database/queries.ts";

/** What one part of the server holds of a user. */
export interface PersonalData {
  /** Its name in the file that a user is given of their data. */
  readonly name: string;
  /** Everything of it, as JSON can say it. */
  readonly read: (queries: Queries, userId: number) => Promise<unknown>;
  /** Takes it away, inside the transaction that takes the user away. What goes by cascade needs no word. */
  readonly forget: (queries: Queries, userId: number) => Promise<void>;
}
