import {
  displayDataPath,
  generateDisplayData,
  readViewToken,
  type ViewToken,
} from "#api/contract/displayData.ts";
import { Refusal, route } from "../route.ts";
import type { RouteParts } from "../routes/RouteParts.ts";
import type { Queries } from "../store/queries.ts";
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
  ({ database: { queries } }: RouteParts) =>
    route(readViewToken, ({ params: { id } }) => expectToken(queries, id)),

  // No body of ours takes parameters: the file of the component is the one for any of them.
  ({ database: { queries } }: RouteParts) =>
    route(generateDisplayData, async ({ body: { storeId } }) =>
      displayDataPath(await expectToken(queries, storeId)).slice(1),
    ),
];
