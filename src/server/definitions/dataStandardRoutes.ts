import {
  listClassificationProperties,
  listClassifications,
  queryClassifications,
} from "#api/contract/dataStandards.ts";
import { materialClassifications, materialProperties } from "../materials/materialStandard.ts";
import { Refusal, route } from "../http/route.ts";
import { classifications } from "./classifications.ts";
import { propertyDefinitionsOf } from "./propertyDefinitionsOf.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";

export const listClassificationsRoute = ({ database }: DatabaseParts) =>
  route(listClassifications, ({ query }) =>
    query.resource_type === "PRODUCT"
      ? classifications(database.queries)
      : materialClassifications(database.queries),
  );

export const queryClassificationsRoute = ({ database }: DatabaseParts) =>
  route(queryClassifications, ({ body: { resourceType, codes } }) =>
    resourceType === "PRODUCT"
      ? classifications(database.queries, codes)
      : materialClassifications(database.queries, codes),
  );

export const listClassificationPropertiesRoute = ({ database }: DatabaseParts) =>
  route(listClassificationProperties, async ({ params: { code }, body }) => {
    const read = body.resourceType === "PRODUCT" ? propertyDefinitionsOf : materialProperties;
    const definitions = await read(database.queries, code);
    if (definitions === null) throw new Refusal("not.found", "There is no classification of this code");
    return definitions;
  });
