import type { ListState } from "./ListState.ts";

/**
 * Whether a brand, a series, a duty, a property, search words, the kind of record or the origin narrows the list;
 * speed, order and page do not count.
 */
export const isFiltered = ({
  brandCode,
  series,
  duty,
  properties,
  isSample,
  origin,
  words,
}: ListState): boolean =>
  brandCode !== null ||
  series !== null ||
  duty.length > 0 ||
  properties.length > 0 ||
  isSample !== null ||
  origin !== "all" ||
  words !== "";
