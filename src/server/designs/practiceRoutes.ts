import {
  aggregatePracticeCategories,
  aggregatePracticeFeatures,
  getPractice,
  listPractices,
} from "#api/contract/practices.ts";
import {
  DESIGN_CATEGORIES,
  DESIGN_FEATURES,
  nameOf,
  type Design,
  type PracticeContent,
} from "#domain/things/design/Design.ts";
import { SURFACE_NAMES } from "#domain/things/design/Practice.ts";
import { route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { designWords } from "./designAnswers.ts";
import { countedBy, designPage, expectDesign } from "./designStore.ts";

const practiceWords = (practice: Design<PracticeContent>) => ({
  ...designWords(practice),
  feature: practice.feature ?? "",
  featureName: nameOf(DESIGN_FEATURES.practice, practice.feature) ?? "",
  layers: [...practice.content.layers],
});

/** The route of a single practice comes last, because its path matches the other paths as well. */
export const practiceRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(listPractices, async ({ query }) => {
      const question = { name: query.name, category: query.category_code, feature: query.feature };
      const { list, totalCount } = await designPage<PracticeContent>(queries, "practice", question, {
        pageNo: query.page_no,
        pageSize: query.page_size,
      });
      return { list: list.map(practiceWords), totalCount };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(aggregatePracticeCategories, ({ query }) =>
      countedBy(queries, "practice", "category", DESIGN_CATEGORIES.practice, query),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(aggregatePracticeFeatures, ({ query }) =>
      countedBy(queries, "practice", "feature", DESIGN_FEATURES.practice, {
        name: query.name,
        category: query.category_code,
      }),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(getPractice, async ({ params: { id } }) => {
      const practice = await expectDesign<PracticeContent>(queries, "practice", id);
      return {
        ...practiceWords(practice),
        facts: [...practice.content.facts],
        sides: practice.content.sides.map((side) => SURFACE_NAMES[side]),
        source: practice.source,
      };
    }),
];
