import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import { chosenOf, FEWEST_COMPARED, MOST_COMPARED } from "#domain/desk/report/comparison/comparison.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { compareProduct, useComparisons } from "../../product/compare/useComparisons.ts";
import { compareAddress } from "../../addresses/compareAddress.ts";

export interface CompareButtonProps {
  readonly product: Pick<Product, "id" | "model" | "gjwCategoryCode">;
  readonly duty: readonly DutyEntry[];
}

/** 加入对比; with two or more products of the category chosen, also a link to the comparison. */
export function CompareButton({ product, duty }: CompareButtonProps) {
  const { id, model, gjwCategoryCode } = product;
  const chosen = useComparisons((comparisons) => chosenOf(comparisons, gjwCategoryCode));
  const isChosen = chosen.some((other) => other.id === id);
  const isFull = !isChosen && chosen.length >= MOST_COMPARED;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={isFull}
        title={isFull ? "最多同时对比六个产品" : undefined}
        aria-pressed={isChosen}
        onClick={() => compareProduct(gjwCategoryCode, { id, model })}
      >
        {isChosen ? "移出对比" : "加入对比"}
      </Button>
      {chosen.length >= FEWEST_COMPARED && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={compareAddress(
            chosen.map((other) => other.id),
            duty,
          )}
        >
          对比 ({chosen.length})
        </Button>
      )}
    </>
  );
}
