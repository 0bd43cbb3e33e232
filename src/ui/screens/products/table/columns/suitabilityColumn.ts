import type { FoundProduct } from "#api/contract/search.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SYSTEM_NAMES } from "#domain/catalogue/duty/systemFigures.ts";
import { isWithinReading, reachedFigures } from "#domain/catalogue/duty/withinReading.ts";
import { quantityText } from "#domain/base/formatQuantity.ts";
import { greatest } from "#domain/base/lists.ts";
import { SUITABLE } from "#domain/products/search/suitable.ts";
import type { ListColumn } from "./ListColumn.ts";

const SHARE_DIGITS = 2;
const WHOLE = 100;
const share = (value: number) => formatNumber(value, SHARE_DIGITS);

/** Percentage by which the worst quantity of the duty is missed. */
function shortage({ productPropertyValues }: FoundProduct): string {
  const worst = Math.max(
    0,
    greatest(productPropertyValues.map(({ deviationRate }) => -(deviationRate ?? 0))),
  );
  return worst < 0.05 ? "<0.1 %" : quantityText(worst, "%");
}

/** Keeps a reason on one line; lines break only between reasons. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00A0");

/** Systems on which the machine leaves its measured range. */
const leftSystems = ({ otherSystems }: FoundProduct) =>
  otherSystems.flatMap(({ name, flow }) => (flow === null ? `${SYSTEM_NAMES[name]}超出实测` : []));

/** The loss of efficiency by a liquid's viscosity; empty if no correction is necessary or possible. */
const viscosity = ({ liquid }: FoundProduct): string[] =>
  liquid?.viscosity.state === "corrected"
    ? [unbroken(`黏度降效 ${quantityText((1 - (liquid.viscosity.efficiency ?? 1)) * WHOLE, "%")}`)]
    : [];

/** Why the first row precedes the others. */
const CHOICES = { leastPower: "轴功率最小", nearest: "偏差最小" } as const;

/** The reading error of its chart decides whether it meets the duty. */
const WITHIN_READING = "在读图误差内满足";

const UNDER_TOLERANCES = "公差下满足";

function reasons(product: FoundProduct): string {
  const { shortcomings, bestFlowShare, choice } = product;
  const left = leftSystems(product);
  const isUnder = product.meetsTolerances === true;
  const remarks = [...(choice === undefined ? [] : [CHOICES[choice]]), ...viscosity(product)];
  const isWithin = isWithinReading(product.source, reachedFigures(product.productPropertyValues));
  if (shortcomings.length + left.length === 0)
    return [
      isWithin ? WITHIN_READING : isUnder ? UNDER_TOLERANCES : bestFlowShare === null ? "满足" : "合适",
      ...remarks,
    ].join("、");
  const against = shortcomings.map((shortcoming) => {
    switch (shortcoming) {
      case "short":
        return isWithin ? WITHIN_READING : unbroken(`不足 ${shortage(product)}`);
      case "motorShort":
        return "电机功率不足";
      case "npshShort":
        return "汽蚀余量不足";
      case "npshUnknown":
        return "汽蚀无法判定";
      case "viscosityUnknown":
        return `${product.liquid?.viscosity.state === "outside" ? "黏度超出修正范围" : "黏度无法修正"}，按清水`;
      case "nominalOnly":
        return "仅名义满足";
      case "toleranceUnknown":
        return "公差超出实测";
      case "offBest":
        return "偏离高效区";
      case "bestUnknown":
        return "高效区未知";
      case "belowGrade":
        return unbroken("低于能效 3 级");
    }
  });
  return [...against, ...left, ...(isUnder ? [UNDER_TOLERANCES] : []), ...remarks].join("、");
}

function hint(product: FoundProduct): string | undefined {
  const { bestFlowShare, shaftPower = null } = product;
  const power = shaftPower === null ? "" : `；工作点轴功率 ${quantityText(shaftPower, "kW")}`;
  const range = `${share(SUITABLE.from)}–${share(SUITABLE.to)}`;
  const margin = product.meetsTolerances === undefined ? "" : "；公差按输入的工况核算，不另加余量";
  if (bestFlowShare === null) return `${reasons(product)}${power}${margin}`;
  return `${reasons(product)}${power}${margin}；工作点流量为最高效率点的 ${share(bestFlowShare)} 倍，宜在 ${range} 之间`;
}

/** The reason for a product's rank in a list by best match. */
export const suitabilityColumn: ListColumn = {
  key: "suitability",
  title: "适用性",
  note: `达到设计工况，且工作点流量为最高效率点的 ${share(SUITABLE.from)}–${share(SUITABLE.to)} 倍、能效不低于 3 级者为合适；其中不足不超过 2 % 的按工作点轴功率排在前面，不足更多的在后，其余再后`,
  width: 112,
  kind: "note",
  isOfProduct: true,
  value: reasons,
  hint,
};
