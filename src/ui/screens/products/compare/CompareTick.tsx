import type { MouseEvent } from "react";
import { chosenOf, MOST_COMPARED } from "#domain/desk/report/comparison/comparison.ts";
import { compareProduct, useComparisons } from "../../../product/compare/useComparisons.ts";
import { Tick } from "./Tick.tsx";
import type { FoundProduct } from "#api/contract/search.ts";

/** A click on the row behind opens the detail. */
const stop = (event: MouseEvent) => event.stopPropagation();

export interface CompareTickProps {
  readonly product: Pick<FoundProduct, "id" | "model" | "gjwCategoryCode">;
}

/** A checkbox that adds a listed product to the comparison. */
export function CompareTick({ product: { id, model, gjwCategoryCode } }: CompareTickProps) {
  const chosen = useComparisons((comparisons) => chosenOf(comparisons, gjwCategoryCode));
  const isChosen = chosen.some((other) => other.id === id);
  const isFull = !isChosen && chosen.length >= MOST_COMPARED;
  return (
    <Tick
      aria-label={`对比 ${model}`}
      title={isFull ? "最多同时对比六个产品" : "对比"}
      checked={isChosen}
      disabled={isFull}
      onClick={stop}
      onChange={() => compareProduct(gjwCategoryCode, { id, model })}
    />
  );
}
