import { sql, type SQL } from "drizzle-orm";
import { catalogueMeta } from "../schema/schema.ts";
import { dayKeyOf, keyOf } from "./catalogueRevisions.ts";
import { VERSION_KEY } from "./catalogueVersion.ts";

const valueOf = (key: string): SQL => sql`(select value from ${catalogueMeta} where key = ${key})`;

/**
 * The day of a category's last revision, the version of the whole catalogue, and the revision of the category,
 * joined as one text in an SQL expression. Values that were never stored are left out.
 */
export const catalogueState = (categoryCode: string | null): SQL<string> =>
  categoryCode === null
    ? sql`concat_ws(' ', ${valueOf(VERSION_KEY)})`
    : sql`concat_ws(' ', ${valueOf(dayKeyOf(categoryCode))}, ${valueOf(VERSION_KEY)}, ${valueOf(keyOf(categoryCode))})`;
