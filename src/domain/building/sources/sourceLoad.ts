import { plantLoad } from "./coldSources.ts";
import type { HeatSettings } from "./heatSources.ts";
import type { SourceSettings } from "./SourceSettings.ts";

/** kW with its name; null where it is not known. */
export interface LoadPart {
  readonly name: string;
  readonly power: number | null;
}

/** What the cold source of a building has to carry, part by part. kW */
export interface SourceLoad {
  /** What each system of cold water carries, with its simultaneity */
  readonly systems: readonly LoadPart[];
  /** Shaft power of the kept pumps of the chilled side */
  readonly shafts: readonly LoadPart[];
  /** Typed, or the sum of the systems; null where there is neither. */
  readonly block: number | null;
  readonly shaft: number;
  /** Block, shafts and additions; null without a block load. */
  readonly load: number | null;
}

const sumOf = (parts: readonly LoadPart[]): number => parts.reduce((sum, { power }) => sum + (power ?? 0), 0);

/** Block load + shaft power of the kept pumps + typed additions; no hidden margin (ENGINEERING-3 D.1). */
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

/** kW: typed, or what the systems of hot water carry; null where there is neither. */
export function heatLoad(
  { block }: Pick<HeatSettings, "block">,
  systems: readonly LoadPart[],
): number | null {
  const carried = sumOf(systems);
  return block ?? (carried > 0 ? carried : null);
}
