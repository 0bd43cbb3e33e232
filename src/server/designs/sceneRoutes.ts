import { getScene, listScenes } from "#api/contract/scenes.ts";
import { billOf } from "#domain/things/design/billOf.ts";
import { DESIGN_CATEGORIES, type ArrangedContent, type Design } from "#domain/things/design/Design.ts";
import { NOBODY } from "../library/access/productTables.ts";
import { componentsById, offerFor } from "../components/library/libraryQueries.ts";
import { route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { arrangedWords, designPicture, designWords } from "./designAnswers.ts";
import { countedBy, designPage, expectDesign } from "./designStore.ts";

const sceneWords = (scene: Design<ArrangedContent>) => ({
  ...designWords(scene),
  thumbnail: designPicture(scene.id),
  componentCount: scene.content.arrangement.products.length,
});

export const sceneRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(listScenes, async ({ query }) => {
      const question = { name: query.name, category: query.category_code };
      const { list, totalCount } = await designPage<ArrangedContent>(queries, "scene", question, {
        pageNo: query.page_no,
        pageSize: query.page_size,
      });
      return {
        list: list.map(sceneWords),
        totalCount,
        categories: await countedBy(queries, "scene", "category", DESIGN_CATEGORIES.scene, question),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getScene, async ({ params: { id }, query }) => {
      const scene = await expectDesign<ArrangedContent>(queries, "scene", id);
      const quantities = new Map(
        billOf(scene.content.arrangement).products.map(({ productId, quantity }) => [productId, quantity]),
      );
      const { software_code: softwareCode, software_version: softwareVersion } = query;
      const offer = offerFor({
        ...(softwareCode === undefined ? {} : { softwareCode }),
        ...(softwareVersion === undefined ? {} : { softwareVersion }),
      });
      const components =
        offer === null ? [] : await componentsById(queries, NOBODY, [...quantities.keys()], offer);
      return {
        ...sceneWords(scene),
        ...(await arrangedWords(queries, scene)),
        components: components.map((each) => ({ ...each, quantity: quantities.get(each.id) ?? 0 })),
      };
    }),
];
