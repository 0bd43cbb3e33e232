import {
  addFavourite,
  aggregateComponentProperties,
  areFavourites,
  listComponentCategories,
  listComponentVersions,
  listFavourites,
  removeFavourite,
  searchComponents,
  suggestComponents,
} from "#api/contract/componentLibrary.ts";
import { route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { searchFor } from "../../search/searchFor.ts";
import type { SearchParts } from "../../search/SearchParts.ts";
import { OFFERS, versionsOf } from "../files/offeredFiles.ts";
import { dropFavourite, keepFavourite, whichAreFavourites } from "./favourites.ts";
import { componentsById, favouritePage, offerFor } from "./libraryQueries.ts";
import { componentCategories, componentIds, searchProperties, suggestions } from "./librarySearch.ts";

const OFFERED = { NOVA_DESIGN: OFFERS.nova, REVIT: OFFERS.ifc } as const;

const NOTHING = { list: [], totalCount: 0 };

export const componentLibraryRoutes = [
  ({ search }: SearchParts) =>
    route(listComponentCategories, async ({ query }, call) =>
      componentCategories(await searchFor(search, call), query.name),
    ),

  ({ search }: SearchParts) =>
    route(suggestComponents, async ({ query }, call) =>
      suggestions(await searchFor(search, call), query.name),
    ),

  ({ search }: SearchParts) =>
    route(aggregateComponentProperties, async ({ body }, call) =>
      searchProperties(await searchFor(search, call), body),
    ),

  ({ search, database: { queries } }: SearchParts & DatabaseParts) =>
    route(searchComponents, async ({ body }, call) => {
      const offer = offerFor(body);
      if (offer === null) return NOTHING;
      const from = (body.pageNo - 1) * body.pageSize;
      const { ids, totalCount } = await componentIds(
        await searchFor(search, call),
        body,
        from,
        from + body.pageSize,
      );
      return { list: await componentsById(queries, call, ids, offer), totalCount };
    }),

  () =>
    route(listComponentVersions, ({ query }) =>
      versionsOf(OFFERED[query.platform_type]).map((version) => ({
        displayVersion: version,
        softwareVersion: version,
      })),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(addFavourite, ({ params }, { user }) => keepFavourite(queries, user.userId, params.id)),

  ({ database: { queries } }: DatabaseParts) =>
    route(removeFavourite, ({ params }, { user }) => dropFavourite(queries, user.userId, params.id)),

  ({ database: { queries } }: DatabaseParts) =>
    route(areFavourites, ({ body }, { user }) => whichAreFavourites(queries, user.userId, body.ids)),

  ({ database: { queries } }: DatabaseParts) =>
    route(listFavourites, ({ body }, { user }) => {
      const offer = offerFor(body);
      return offer === null ? NOTHING : favouritePage(queries, user.userId, body, offer);
    }),
];
