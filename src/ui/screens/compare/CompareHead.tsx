import { PROPERTY } from "#domain/catalogue/properties.ts";
import { writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { EMPTY_LIST, type DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { listAddress } from "../../addresses/categoryAddresses.ts";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { useProduct } from "../../product/facts/useProduct.ts";

const OF_TWO_SPEEDS: ReadonlySet<string> = new Set([PROPERTY.highSpeedAirFlow, PROPERTY.lowSpeedAirFlow]);

function listOf(categoryCode: string, duty: readonly DutyEntry[]): string {
  const isDouble = duty.some(({ code }) => OF_TWO_SPEEDS.has(code));
  const parts = writeListAddress({
    ...EMPTY_LIST,
    duty,
    speedControl: isDouble ? "DOUBLE_SPEED" : "SINGLE_SPEED",
  });
  const query = new URLSearchParams(parts.map(([name, value]) => [name, value])).toString();
  return `${listAddress(categoryCode)}${query === "" ? "" : `?${query}`}`;
}

export interface CompareHeadProps {
  /** Id of the first product, whose category's list offers further products. */
  readonly id: string;
  readonly duty: readonly DutyEntry[];
}

/** The head of a comparison, with a link back to the list at the same duty. */
export function CompareHead({ id, duty }: CompareHeadProps) {
  const loaded = useProduct(id);
  return (
    <PageHead
      title="产品对比"
      {...(loaded.status === "ready"
        ? {
            parent: {
              label: loaded.value.gjwCategoryName,
              to: listOf(loaded.value.gjwCategoryCode, duty),
            },
          }
        : {})}
    />
  );
}
