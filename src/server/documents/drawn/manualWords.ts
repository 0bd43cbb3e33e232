import { sql, type SQL } from "drizzle-orm";

/** Prefix of the id of a document that is drawn for a series. */
export const DRAWN_PREFIX = "series-";

export const DRAWN_SOURCE = "由本程序按产品库中的示例数据绘制，MIT";

/** The series of a drawn document; `null` for any other id. */
export const drawnSeries = (documentId: string): string | null =>
  documentId.startsWith(DRAWN_PREFIX) ? documentId.slice(DRAWN_PREFIX.length) : null;

/** As SQL, because titles are searched in the database. */
export const manualTitle = (brandName: SQL, seriesName: SQL): SQL =>
  sql`${brandName} || ' ' || ${seriesName} || ' 产品手册'`;
