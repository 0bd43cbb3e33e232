import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { ratePercentText } from "#domain/physics/curve/speedName.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { saidState, TRANSCRIPTION_LABEL } from "#domain/catalogue/standards/StandardVerdict.ts";
import type { ProductVerdict } from "#domain/catalogue/standards/productVerdict.ts";
import type { SheetWords } from "#domain/desk/report/DataSheet.ts";
import { dutyLines } from "../../product/point/dutyLines.ts";
import { formatPropertyValue } from "../../product/facts/formatPropertyValue.ts";
import { groupProperties } from "../../product/facts/groupProperties.ts";
import { shownProperties } from "../../product/facts/shownProperties.ts";
import { verdictLine } from "../../product/standard/verdictWords.ts";

export interface DataSheetParts {
  readonly product: Product;
  readonly conditions: Pick<DetailConditions, "duty" | "rate">;
  /** `null` if no standard applies. */
  readonly judged: { readonly machine: Machine; readonly verdict: ProductVerdict } | null;
  readonly madeAt: Date;
  readonly address: string;
  /** Lines about several chosen machines; `null` if there are none. */
  readonly set: readonly string[] | null;
  /** Result link for computing the sheet's results again; `null` if there is none. */
  readonly recheck: string | null;
}

/** The texts of a product's data sheet, in the words of its detail. */
export function dataSheetWords({
  product,
  conditions: { duty, rate },
  judged,
  madeAt,
  address,
  set,
  recheck,
}: DataSheetParts): SheetWords {
  const { gjwCategoryCode, gjwCategoryName, productSeriesName } = product;
  const { lines } = dutyLines(gjwCategoryCode, duty);
  return {
    model: product.model,
    name: product.name,
    brandName: product.brandName,
    isSample: product.isSample,
    ...(product.library && { libraryName: product.library.name }),
    facts: [
      { name: "系列", value: productSeriesName ?? MISSING },
      { name: "分类", value: gjwCategoryName },
      ...(lines.length > 0 ? [{ name: "工况", value: lines.join("；") }] : []),
      ...(rate === null ? [] : [{ name: "调速", value: `转速 ${ratePercentText(rate)}` }]),
    ],
    verdict: judged && {
      title: `${judged.verdict.verdict.standard} 能效等级`,
      state: saidState(judged.verdict.verdict),
      line: verdictLine(judged.machine, judged.verdict),
      label: TRANSCRIPTION_LABEL,
    },
    groups: groupProperties(shownProperties(product.productPropertyValues)).map(({ name, properties }) => ({
      name,
      pairs: properties.map((property) => ({ name: property.name, value: formatPropertyValue(property) })),
    })),
    motors: motorPowers(product.productPropertyValues),
    source: product.source,
    madeOn: formatDay(madeAt.getTime()),
    address,
    ...(set === null ? {} : { set }),
    ...(recheck === null ? {} : { recheck }),
  };
}
