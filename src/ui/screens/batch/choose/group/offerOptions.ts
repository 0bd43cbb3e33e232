import { groupBy } from "#domain/base/groupBy.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { GroupChoice, OfferedSeries } from "#workers/batch/choose/groups/GroupChoice.ts";

type Chosen = Omit<GroupChoice, "productId">;

/** Option value of an entry; codes contain no blank. */
const chosenKey = ({ brandCode, seriesId }: Chosen): string => `${brandCode} ${seriesId ?? ""}`;

const counted = (name: string, products: number, model: string) =>
  `${name}（${formatNumber(products, 0)} 种${model}）`;

/** Series grouped by brand; a brand with several series can also be chosen as a whole. */
export function offerOptions(series: readonly OfferedSeries[], model: string) {
  const brands = groupBy(series, ({ brandCode }) => brandCode);
  return [...brands].map(([brandCode, ofBrand]) => {
    const { brandName } = ofBrand[0]!;
    return {
      group: brandName,
      items: [
        ...(ofBrand.length > 1
          ? [
              {
                value: chosenKey({ brandCode, seriesId: null }),
                label: counted(
                  `${brandName} 全部系列`,
                  ofBrand.reduce((sum, { products }) => sum + products, 0),
                  model,
                ),
              },
            ]
          : []),
        ...ofBrand.map(({ id, name, products }) => ({
          value: chosenKey({ brandCode, seriesId: id }),
          // With its brand, since the user may look for that.
          label: counted(`${brandName} ${name}`, products, model),
        })),
      ],
    };
  });
}

/** The entry for an option value; `null` if it no longer exists. */
export function chosenOf(series: readonly OfferedSeries[], key: string | null): Chosen | null {
  for (const { brandCode, id } of series)
    for (const seriesId of [null, id])
      if (chosenKey({ brandCode, seriesId }) === key) return { brandCode, seriesId };
  return null;
}
