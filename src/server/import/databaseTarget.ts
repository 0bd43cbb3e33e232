import { priceStandard } from "../goods/import/priceStandard.ts";
import { writePrices } from "../goods/writePrices.ts";
import {
  documentStandard,
  holdsContent,
  keepDocument,
  writePart,
} from "../documents/import/writeDocuments.ts";
import { textIndex } from "../documents/textIndex.ts";
import { demandRoom } from "../process/demandRoom.ts";
import { openDatabase, patient } from "../database/connection/database.ts";
import { catalogueVersion } from "../database/revisions/catalogueVersion.ts";
import { importStandard } from "../definitions/importStandard.ts";
import { writeImported } from "../catalogue/write/writeImported.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import type { Settings } from "../process/settings.ts";
import { samplesOf } from "../catalogue/bundledVersion.ts";
import { loadCatalogue } from "../catalogue/loadCatalogue.ts";
import { keepRun } from "./importRuns.ts";
import type { ImportTarget } from "./ImportTarget.ts";

/**
 * The database itself; an embedded one is open in no other process.
 * @throws StartFailure when it cannot be opened
 */
export async function databaseTarget(settings: Settings, say: (line: string) => void): Promise<ImportTarget> {
  const name =
    settings.databaseUrl === null ? `the data folder ${settings.dataDir}` : "the database of DATABASE_URL";
  const opened = await openDatabase(settings).catch((error: unknown) => {
    throw new StartFailure(`${name} cannot be opened (${causeOf(error)}).`.replace(/^t/u, "T"));
  });
  const database = patient(opened);
  try {
    await database.migrate();
    // The server decides whether there are samples; an import does not change it.
    const held = await catalogueVersion(database.queries);
    await loadCatalogue(database, held === null ? settings.samples : samplesOf(held), say);
  } catch (error) {
    await database.close();
    throw error;
  }
  const room = async () => {
    if (settings.databaseUrl === null) await demandRoom(settings.dataDir, 0);
  };
  const texts = textIndex(database.queries);
  return {
    name,
    standard: () => importStandard(database.queries),
    write: async (products) => {
      await room();
      return writeImported(database.queries, products);
    },
    priceStandard: () => priceStandard(database.queries),
    writePrices: async (prices) => {
      await room();
      return writePrices(database.queries, prices);
    },
    documentStandard: () => documentStandard(database.queries),
    holdsContent: (digest, byteSize) => holdsContent(database.queries, digest, byteSize),
    writePart: async (digest, part, bytes) => {
      await room();
      return writePart(database.queries, digest, part, bytes);
    },
    writeDocument: (document) => keepDocument(database.queries, texts, document),
    keepRun: (run) => keepRun(database.queries, run),
    finish: () => Promise.resolve(),
    close: async () => {
      await texts.close();
      await database.close();
    },
  };
}
