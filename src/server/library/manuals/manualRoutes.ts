import * as contract from "#api/contract/libraryManuals.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { route } from "../../http/route.ts";
import { permit } from "../libraryRights.ts";
import { endManual } from "./endManual.ts";
import { createManualReader, type ManualParts } from "./manualReader.ts";
import * as store from "./manualStore.ts";
import { manualTexts } from "./manualTexts.ts";

/** Adding and searching share the reader of texts, so that no manual is read twice. */
const readingRoutes = ({
  database: { queries },
  manuals = createManualReader(),
}: DatabaseParts & ManualParts) => {
  const texts = manualTexts(queries, manuals);
  return [
    route(contract.endLibraryManual, async ({ params }, { user }) => {
      const manual = await endManual(queries, params, user, manuals);
      // Reading the text may take longer than the caller waits. What is not read here, the next search reads.
      texts.read(manual).catch(() => {});
      return manual;
    }),

    route(contract.searchManualTexts, async ({ params: { libraryId }, body }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return texts.search(libraryId, body.words);
    }),
  ];
};

export const manualRoutes = (parts: DatabaseParts & ManualParts) => {
  const {
    database: { queries },
    bounds,
  } = parts;
  return [
    route(contract.beginLibraryManual, async ({ params: { libraryId }, body }, { user }) => {
      return store.beginManual(queries, libraryId, user, body, bounds);
    }),

    route(contract.sendManualSlice, async ({ params, body }, { user }) => {
      await store.takeSlice(queries, params, user, body);
      return null;
    }),

    route(contract.pageLibraryManuals, async ({ params: { libraryId }, query }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return store.pageManuals(queries, libraryId, query, bounds);
    }),

    route(contract.deleteLibraryManual, async ({ params }, { user }) => {
      await store.deleteManual(queries, params, user);
      return null;
    }),

    ...readingRoutes(parts),
  ];
};
