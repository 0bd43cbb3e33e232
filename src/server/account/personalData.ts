import type { Queries } from "../database/queries.ts";

/** The data that one part of the server stores about a user. */
export interface PersonalData {
  /** The name of this part in the file in which users receive their data. */
  readonly name: string;
  /** All data of the part, as JSON. */
  readonly read: (queries: Queries, userId: number) => Promise<unknown>;
  /**
   * Deletes the data, inside the transaction that deletes the user. Rows that are deleted by cascade need
   * nothing here.
   */
  readonly forget: (queries: Queries, userId: number) => Promise<void>;
}
