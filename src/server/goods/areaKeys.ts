import type { AreaTree } from "#domain/products/goods/areaTree.ts";

const inside = (code: string) => `in:${code}`;
const exactly = (code: string) => `at:${code}`;

/** Index terms of goods with prices in these areas. */
export const areaKeys = (codes: Iterable<string>, tree: AreaTree): readonly string[] => [
  ...new Set(
    [...codes].flatMap((code) => [exactly(code), ...tree.pathOf(code).map((area) => inside(area.code))]),
  ),
];

/**
 * Goods with any of these terms have a price for the area, for a part of it, or for an area that contains it.
 */
export const keysOfArea = (code: string, tree: AreaTree): readonly string[] => [
  inside(code),
  ...tree
    .pathOf(code)
    .filter((area) => area.code !== code)
    .map((area) => exactly(area.code)),
];
