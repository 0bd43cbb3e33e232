import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { NATIONWIDE, ROOT_AREA_CODE, type Area } from "#domain/products/goods/Area.ts";
import { areaCodeOf, areaName, areaNamed, areaTree } from "#domain/products/goods/areaTree.ts";

const AREAS = JSON.parse(readFileSync("data/areas.json", "utf8")) as Area[];
const tree = areaTree(AREAS);

describe("the divisions of the country", () => {
  test("have one root, and every other stands behind its parent, whose name it tells", () => {
    expect(AREAS.filter(({ parentCode }) => parentCode === null)).toEqual([
      { code: "1", name: "全国", parentCode: null, parentName: null },
    ]);
    const seen = new Map<string | null, string | null>([[null, null]]);
    for (const area of AREAS) {
      expect(seen.get(area.parentCode)).toBe(area.parentName);
      expect(seen.has(area.code)).toBe(false);
      seen.set(area.code, area.name);
    }
    expect(tree.childrenOf("1")).toHaveLength(34);
  });

  test("are all reached as leaves of the root", () => {
    const parents = new Set(AREAS.map(({ parentCode }) => parentCode));
    const leaves = AREAS.filter(({ code }) => !parents.has(code));
    expect(new Set(tree.leavesOf("1"))).toEqual(new Set(leaves));
  });
});

test("the code of a chosen path is its last, and without a choice the root's", () => {
  expect(areaCodeOf(["510000", "510100"], tree)).toBe("510100");
  expect(areaCodeOf(["510000"], tree)).toBe("510000");
  expect(areaCodeOf([], tree)).toBe("1");
});

test("the root is the area without a parent, or else code 1", () => {
  const other = [{ code: "0", name: "中国", parentCode: null, parentName: null }];
  expect(areaTree(other).rootCode).toBe("0");
  expect(areaTree([]).rootCode).toBe(ROOT_AREA_CODE);
});

test.each([
  ["四川省-成都市", "510100"],
  ["北京市-朝阳区", "110105"],
  ["四川省", "510000"],
  [" 成都市 ", "510100"],
  ["全国", "1"],
  ["成都", undefined],
  ["四川省-广州市", undefined],
  ["", undefined],
])("the name %s means %s", (name, code) => {
  expect(areaNamed(name, AREAS)?.code).toBe(code);
});

test("every area is found again by the name that is told of it", () => {
  for (const { code } of AREAS) expect(areaNamed(areaName(code, tree), AREAS)?.code).toBe(code);
  expect(areaName("unknown", tree)).toBe(NATIONWIDE);
});

test("a list that turns in a circle ends", () => {
  const one = { code: "a", name: "A", parentCode: "b", parentName: "B" };
  const circle = areaTree([one, { code: "b", name: "B", parentCode: "a", parentName: "A" }]);
  expect(circle.pathOf("a").map(({ code }) => code)).toEqual(["b", "a"]);
  expect(circle.leavesOf("a")).toEqual([]);
});
