import type { AreaTree } from "#domain/products/goods/areaTree.ts";

const inside = (code: string) => `in:${code}`;
const exactly = (code: string) => `at:${code}`;

/** What the index finds goods by that have prices in these areas. */
export const areaKeys = (codes: Iterable<string>, tree: AreaTree): readonly string[] => [
  ...new Set(
    [...codes].flatMap((code) => [exactly(code), ...tree.pathOf(code).map((area) => inside(area.code))]),
  ),
];

/** Goods with any of these keys have a price in the area: for it, for a part of it, or for what holds it. */
export const keysOfArea = (code: string, tree: AreaTree): readonly string[] => [
  inside(code),
  ...tree
    .pathOf(code)
    .filter((area) => area.code !== code)
    .map((area) => exactly(area.code)),
];
