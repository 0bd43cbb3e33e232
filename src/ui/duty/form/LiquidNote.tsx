import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { listLiquidNotes } from "#domain/products/chart/liquidWords.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { FoldedNotes } from "../../kit/layout/FoldedNotes.tsx";

/**
 * The liquid that a list of pumps is searched with, its entry into the calculation, and its effect on the figures.
 */
export function LiquidNote({ duty }: Pick<ListState, "duty">) {
  const stated = statedLiquid(duty);
  return stated === null ? null : <FoldedNotes {...listLiquidNotes(siteLiquid(stated))} />;
}
