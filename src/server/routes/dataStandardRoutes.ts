import {
  listClassificationProperties,
  listClassifications,
  queryClassifications,
} from "#api/contract/dataStandards.ts";
import { materialClassifications, materialProperties } from "../materials/materialStandard.ts";
import { Refusal, route } from "../route.ts";
import { classifications } from "../store/classifications.ts";
import { propertyDefinitionsOf } from "../store/propertyDefinitionsOf.ts";
import type { RouteParts } from "./RouteParts.ts";

export const listClassificationsRoute = ({ database }: RouteParts) =>
  route(listClassifications, ({ query }) =>
    query.resource_type === "PRODUCT"
      ? classifications(database.queries)
      : materialClassifications(database.queries),
  );

export const queryClassificationsRoute = ({ database }: RouteParts) =>
  route(queryClassifications, ({ body: { resourceType, codes } }) =>
    resourceType === "PRODUCT"
      ? classifications(database.queries, codes)
      : materialClassifications(database.queries, codes),
  );

export const listClassificationPropertiesRoute = ({ database }: RouteParts) =>
  route(listClassificationProperties, async ({ params: { code }, body }) => {
    const read = body.resourceType === "PRODUCT" ? propertyDefinitionsOf : materialProperties;
    const definitions = await read(database.queries, code);
    if (definitions === null) throw new Refusal("not.found", "There is no classification of this code");
    return definitions;
  });
