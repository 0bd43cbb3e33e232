import type { ListState } from "#domain/listing/ListState.ts";
import { statedLiquid } from "#domain/medium/wrongLiquid.ts";
import { listLiquidText } from "#domain/medium/liquidWords.ts";
import { siteLiquid } from "#domain/medium/siteLiquid.ts";

/** Which liquid a list of pumps is searched with, how it comes to them, and what that does to the figures. */
export function LiquidNote({ duty }: Pick<ListState, "duty">) {
  const stated = statedLiquid(duty);
  return stated === null ? null : listLiquidText(siteLiquid(stated));
}
