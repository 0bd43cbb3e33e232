import { keyed, lookUp, type Keyed } from "../../base/keyed.ts";
import type { KnownBest } from "../../catalogue/machine/viscousCurves.ts";
import { figureReader } from "./Figures.ts";
import type { NarrowedColumns, PropertyColumn } from "./SearchColumns.ts";

/**
 * Columns of pumps' best points with water, kept beside the property columns under names that no property has:
 * m³/h of the whole product, m³/h and m of one pump and stage, r/min. Rows with an unknown best point have none of
 * them.
 */
const BEST = {
  flow: "bestFlow",
  partFlow: "bestPartFlow",
  stageHead: "bestStageHead",
  speed: "bestSpeed",
} as const;
export const BEST_CODES: readonly string[] = Object.values(BEST);

export function bestColumns(bests: readonly (KnownBest | null)[]): Keyed<PropertyColumn> {
  const column = (figure: (best: KnownBest) => number): PropertyColumn => ({
    kind: "number",
    values: Float64Array.from(bests, (best) => (best === null ? NaN : figure(best))),
  });
  return keyed({
    [BEST.flow]: column(({ flow }) => flow),
    [BEST.partFlow]: column(({ water }) => water.flow),
    [BEST.stageHead]: column(({ water }) => water.stageHead),
    [BEST.speed]: column(({ water }) => water.speed),
  });
}

/** Reads the best points back from these columns. */
export function bestsIn({ properties, size }: NarrowedColumns): readonly (KnownBest | null)[] {
  const figures = (code: string) => {
    const column = lookUp(properties, code);
    return column?.kind === "number" ? figureReader(column.values) : () => NaN;
  };
  const [flow, partFlow, stageHead, speed] = [
    figures(BEST.flow),
    figures(BEST.partFlow),
    figures(BEST.stageHead),
    figures(BEST.speed),
  ];
  return Array.from({ length: size }, (_, row) =>
    Number.isNaN(flow(row))
      ? null
      : { flow: flow(row), water: { flow: partFlow(row), stageHead: stageHead(row), speed: speed(row) } },
  );
}
