import {
  displayDataPath,
  generateDisplayData,
  readViewToken,
  type ViewToken,
} from "#api/contract/displayData.ts";
import { Refusal, route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import { tablesFor, type Asking } from "../library/access/productTables.ts";
import { displayDataFile } from "./displayDataFile.ts";

/** @throws Refusal `not.found` */
async function expectToken(queries: Queries, asking: Asking, id: string): Promise<ViewToken> {
  const file = await displayDataFile(queries, await tablesFor(queries, asking, id), id);
  if (file === null) throw new Refusal("not.found", "There is nothing to be shown of this component");
  return {
    viewToken: file.version,
    viewType: "3D_VIEW",
    storeId: id,
    coreResourceId: file.resource,
    coreResourceVersionId: file.version,
  };
}

export const displayDataRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(readViewToken, ({ params: { id } }, call) => expectToken(queries, call, id)),

  // None of our bodies has parameters, so the component's file serves for any of them.
  ({ database: { queries } }: DatabaseParts) =>
    route(generateDisplayData, async ({ body: { storeId } }, call) =>
      displayDataPath(await expectToken(queries, call, storeId)).slice(1),
    ),
];
