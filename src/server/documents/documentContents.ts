import { eq } from "drizzle-orm";
import { documents } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import { databaseContent } from "./databaseContent.ts";
import type { RangedContent } from "../http/RangedContent.ts";
import { createDrawnManuals } from "./drawn/drawnContent.ts";
import { drawnSeries } from "./drawn/manualWords.ts";
import { fileContent } from "./fileContent.ts";

/** Finds the bytes of a document wherever they are stored; `null` if there is none with this id. */
export function documentContents(queries: Queries) {
  const drawnManual = createDrawnManuals(queries);
  return async (id: string): Promise<RangedContent | null> => {
    const seriesId = drawnSeries(id);
    if (seriesId !== null) return drawnManual(seriesId);
    const [stored] = await queries
      .select({ digest: documents.digest, size: documents.byteSize, fileName: documents.fileName })
      .from(documents)
      .where(eq(documents.id, id));
    if (stored === undefined) return null;
    const { digest, size, fileName } = stored;
    return fileName === null ? databaseContent(queries, digest, size) : fileContent(fileName, digest);
  };
}
