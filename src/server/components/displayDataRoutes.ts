import {
  displayDataPath,
  generateDisplayData,
  readViewToken,
  type ViewToken,
} from "#api/contract/displayData.ts";
import { Refusal, route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import { displayDataFile } from "./displayDataFile.ts";

/** @throws Refusal `not.found` */
async function expectToken(queries: Queries, id: string): Promise<ViewToken> {
  const file = await displayDataFile(queries, id);
  if (file === null) throw new Refusal("not.found", "There is nothing to be shown of this component");
  return {
    viewToken: file.version,
    viewType: "3D_VIEW",
    storeId: id,
    coreResourceId: id,
    coreResourceVersionId: file.version,
  };
}

export const displayDataRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(readViewToken, ({ params: { id } }) => expectToken(queries, id)),

  // None of our bodies has parameters, so the component's file serves for any of them.
  ({ database: { queries } }: DatabaseParts) =>
    route(generateDisplayData, async ({ body: { storeId } }) =>
      displayDataPath(await expectToken(queries, storeId)).slice(1),
    ),
];
