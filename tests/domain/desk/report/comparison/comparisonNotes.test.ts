import { expect, test } from "vitest";
import { rowOf } from "#domain/desk/report/comparison/CompareRow.ts";
import { comparisonNotes } from "#domain/desk/report/comparison/comparisonNotes.ts";
import { markOf } from "#domain/desk/report/comparison/ComparisonWords.ts";

const groups = (texts: readonly string[], best: readonly number[] = []) => [
  { name: "性能", rows: [rowOf("a", "电动机", "kW", texts, { best: new Set(best) })] },
];
const products = [
  { model: "A", isSample: false, isRead: false },
  { model: "B", isSample: false, isRead: false },
];

test("explains what a table has, and nothing else", () => {
  expect(comparisonNotes({ products, groups: groups(["1", "2"]) }, [])).toEqual([]);
  expect(comparisonNotes({ products, groups: groups(["1", "2"], [0]) }, ["自己的"])).toEqual([
    "优：较好的一项，按未取整的数值判断，相等的都标出",
    "自己的",
  ]);
  expect(comparisonNotes({ products, groups: groups(["1", "2，按轴功率选（待核对）"]) }, [])).toEqual([
    "待核对：所用的系数还没有对照标准原文核对",
  ]);
  const sampled = [{ model: "A", isSample: true, isRead: false }, products[1]!];
  expect(comparisonNotes({ products: sampled, groups: groups(["1", "2"]) }, [])).toEqual([
    "示例数据：由程序生成，不是任何厂商的产品",
  ]);
  const read = [{ model: "A", isSample: false, isRead: true }, products[1]!];
  expect(comparisonNotes({ products: read, groups: groups(["1", "2"]) }, [])).toEqual([
    "读图：曲线读自图表，读数误差见产品的数据来源",
  ]);
});

test("26: names each library whose products are compared, once", () => {
  const own = { ...products[0]!, libraryName: "某院机电所" };
  expect(
    comparisonNotes({ products: [own, own, products[1]!], groups: groups(["1", "2", "3"]) }, []),
  ).toEqual(["自有：产品库“某院机电所”的产品，数据由其成员录入"]);
  expect(markOf({ ...own, isRead: true })).toBe("自有 · 读图");
  expect(markOf(own)).toBe("自有");
});
