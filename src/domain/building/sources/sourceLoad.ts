import { plantLoad } from "./coldSources.ts";
import type { HeatSettings } from "./heatSources.ts";
import type { SourceSettings } from "./SourceSettings.ts";

/** Named part of a load, kW; null where it is not known. */
export interface LoadPart {
  readonly name: string;
  readonly power: number | null;
}

/** Load of a building's cold source by parts, kW */
export interface SourceLoad {
  /** Load of each chilled water system, with its simultaneity */
  readonly systems: readonly LoadPart[];
  /** Shaft power of the kept chilled water pumps */
  readonly shafts: readonly LoadPart[];
  /** Typed, or the sum of the systems; null if there is neither. */
  readonly block: number | null;
  readonly shaft: number;
  /** Sum of block load, shafts and additions; null without a block load. */
  readonly load: number | null;
}

const sumOf = (parts: readonly LoadPart[]): number => parts.reduce((sum, { power }) => sum + (power ?? 0), 0);

/** Block load + shaft power of the kept pumps + typed additions, without a hidden margin (ENGINEERING-3 D.1) */
export function sourceLoad(
  { block: typed, freshAir, pipes }: Pick<SourceSettings, "block" | "freshAir" | "pipes">,
  systems: readonly LoadPart[],
  shafts: readonly LoadPart[],
): SourceLoad {
  const carried = sumOf(systems);
  const block = typed ?? (carried > 0 ? carried : null);
  const shaft = sumOf(shafts);
  const load = block === null ? null : plantLoad({ block, shaft, additions: [freshAir, pipes] });
  return { systems, shafts, block, shaft, load };
}

/** kW: typed, or the load of the hot water systems; null if there is neither. */
export function heatLoad(
  { block }: Pick<HeatSettings, "block">,
  systems: readonly LoadPart[],
): number | null {
  const carried = sumOf(systems);
  return block ?? (carried > 0 ? carried : null);
}
