import {
  listClassificationProperties,
  listClassifications,
  queryClassifications,
} from "#api/contract/dataStandards.ts";
import { Refusal, route } from "../route.ts";
import { classifications } from "../store/classifications.ts";
import { propertyDefinitionsOf } from "../store/propertyDefinitionsOf.ts";
import type { RouteParts } from "./RouteParts.ts";

export const listClassificationsRoute = ({ database }: RouteParts) =>
  route(listClassifications, () => classifications(database.queries));

export const queryClassificationsRoute = ({ database }: RouteParts) =>
  route(queryClassifications, ({ body }) => classifications(database.queries, body.codes));

export const listClassificationPropertiesRoute = ({ database }: RouteParts) =>
  route(listClassificationProperties, async ({ params }) => {
    const definitions = await propertyDefinitionsOf(database.queries, params.code);
    if (definitions === null) throw new Refusal("not.found", "There is no classification of this code");
    return definitions;
  });
