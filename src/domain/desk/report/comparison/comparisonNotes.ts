import { UNVERIFIED } from "../../../products/energy/energyWords.ts";
import { BEST_MARK, type ComparisonWords } from "./ComparisonWords.ts";

const isSaid = ({ groups }: Pick<ComparisonWords, "groups">, word: string) =>
  groups.some(({ name, rows }) =>
    [name, ...rows.flatMap((row) => [row.name, ...row.texts])].some((text) => text.includes(word)),
  );

/** The meaning of the marks that occur in a table, followed by the notes of its own rows. */
export function comparisonNotes(
  { products, groups }: Pick<ComparisonWords, "products" | "groups">,
  own: readonly string[],
): readonly string[] {
  const libraries = new Set(products.flatMap(({ libraryName }) => libraryName ?? []));
  const hasBest = groups.some(({ rows }) => rows.some(({ best }) => best.size > 0));
  return [
    ...(hasBest ? [`${BEST_MARK}：较好的一项，按未取整的数值判断，相等的都标出`] : []),
    ...(isSaid({ groups }, UNVERIFIED) ? [`${UNVERIFIED}：所用的系数还没有对照标准原文核对`] : []),
    ...(products.some(({ isSample }) => isSample) ? ["示例数据：由程序生成，不是任何厂商的产品"] : []),
    ...(products.some(({ isRead }) => isRead) ? ["读图：曲线读自图表，读数误差见产品的数据来源"] : []),
    ...(libraries.size > 0 ? [`自有：产品库“${[...libraries].join("”、“")}”的产品，数据由其成员录入`] : []),
    ...own,
  ];
}
