import {
  aggregateComponentProperties,
  areFavourites,
  listComponentCategories,
  listComponentVersions,
  listFavourites,
  searchComponents,
} from "#api/contract/componentLibrary.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

/** Code for the user's favourites, in place of a category. */
export const FAVOURITES = "favourites";

const LAST = { keepsLast: true } as const;

/** The library's answers to a question, for the current program. */
export function useComponents(question: LibraryQuestion) {
  const { category, name, version, filters, page, pageSize } = question;
  const platform = useSession((session) => session.platform);
  const hostSoftware = useSession((session) => session.softwareCode);
  const hostVersion = useSession((session) => session.softwareVersion);
  const isKnown = useSession(({ user }) => user !== null);
  const isWeb = platform === "web";
  // A brand applies to all categories, a property to the chosen one.
  const brand = filters.find(({ code }) => code === "brandCode");
  const named = name === "" ? {} : { name };
  const isOfUser = category === FAVOURITES;
  const ofCategory = category === null || isOfUser ? {} : { categoryCode: category };
  const softwareVersion = isWeb ? version : hostVersion;
  const body = {
    ...named,
    ...(isWeb || hostSoftware === null ? {} : { softwareCode: hostSoftware }),
    ...(softwareVersion === null ? {} : { softwareVersion }),
    pageNo: page,
    pageSize,
  };

  const categories = useAsk(listComponentCategories, { query: named }, LAST);
  const versions = useAsk(listComponentVersions, { query: { platform_type: "REVIT" } }, { isOn: isWeb });
  const properties = useAsk(
    aggregateComponentProperties,
    { body: { categoryCode: category ?? "", ...named } },
    { ...LAST, isOn: category !== null && !isOfUser },
  );
  const all = useAsk(
    searchComponents,
    {
      body: {
        ...body,
        ...ofCategory,
        ...(brand === undefined ? {} : { brandCode: brand.value }),
        properties: filters
          .filter((each) => each !== brand)
          .map(({ code, value }) => ({ code, values: [value] })),
      },
    },
    { ...LAST, isOn: !isOfUser },
  );
  const kept = useAsk(listFavourites, { body }, { ...LAST, isOn: isOfUser && isKnown });
  const asked = isOfUser ? kept : all;
  const ids = asked.data?.list.map(({ id }) => id) ?? [];
  const marked = useAsk(areFavourites, { body: { ids } }, { ...LAST, isOn: isKnown && ids.length > 0 });

  return {
    categories: loadedOf(categories),
    versions: versions.data ?? [],
    properties: category === null || isOfUser ? [] : (properties.data ?? []),
    found: loadedOf(asked),
    isChanging: asked.isPlaceholderData,
    isKnown,
    favourites: new Set(
      (marked.data ?? []).flatMap(({ id, isFavourite }) => (isFavourite && isKnown ? [id] : [])),
    ),
  };
}
