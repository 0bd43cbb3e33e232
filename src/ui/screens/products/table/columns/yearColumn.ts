import type { FoundProduct } from "#api/contract/search.ts";
import {
  energyText,
  shortYearText,
  YEAR_FAULTS,
  yearFaultText,
} from "#domain/products/energy/energyWords.ts";
import { ORDER_BY } from "#domain/products/search/Order.ts";
import type { ListColumn } from "./ListColumn.ts";

const faultOf = ({ yearlyEnergy }: FoundProduct) => yearlyEnergy?.fault ?? null;

function hint(product: FoundProduct): string | undefined {
  const fault = faultOf(product);
  if (fault !== null) return yearFaultText(fault);
  return shortYearText({ shortfall: product.yearlyEnergy?.shortfall ?? 0 }) ?? undefined;
}

/** The energy of a product in a year under the list's load profile and control, or in short why it is unknown. */
export const yearColumn: ListColumn = {
  key: "yearlyEnergy",
  title: "年耗电",
  unit: "kWh/a",
  note: "按上面的负荷分布、控制方式和电动机能效，与详情“年耗电与费用”同一结果",
  width: 92,
  kind: "number",
  sortCode: ORDER_BY.yearlyEnergy,
  isOfProduct: true,
  isBad: (product) => faultOf(product) !== null,
  hint,
  value(product) {
    const energy = product.yearlyEnergy?.energy ?? null;
    // A year that covers less than the load is marked; its tooltip states by how much.
    if (energy !== null)
      return `${(product.yearlyEnergy?.shortfall ?? 0) > 0 ? "≈ " : ""}${energyText(energy)}`;
    const fault = faultOf(product);
    return fault === null ? null : YEAR_FAULTS[fault.code];
  },
};
