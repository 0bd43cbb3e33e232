import type { WaterChange } from "../systems/water/changedSettings.ts";
import type { WaterSettings } from "../systems/water/WaterSettings.ts";

/** Figures of a taken plant that the chilled water systems can use */
export interface PlantSaid {
  readonly count: number;
  /** Flow of all evaporators, m³/h */
  readonly flow: number;
  readonly cop: number | null;
  /** Condenser water, ℃; null for an air-cooled plant. */
  readonly condenser: { readonly supply: number; readonly back: number } | null;
}

/** A system setting that differs from the plant's figure; the texts have units. */
export interface CarriedFigure {
  readonly label: string;
  readonly now: readonly number[] | null;
  readonly next: readonly number[];
  readonly unit: string;
  readonly digits: number;
  readonly change: WaterChange;
}

const isSame = (now: readonly number[] | null, next: readonly number[]): boolean =>
  now !== null && now.every((each, at) => each === next[at]);

/**
 * The system settings that differ from the plant's figures, field by field.
 *
 * @param isOnly whether the system takes all of the plant's water; flows and numbers of pumps are compared only
 * then
 */
export function carriedFigures(
  { condenser, primaryFlow, primary }: Pick<WaterSettings, "condenser" | "primaryFlow" | "primary">,
  { count, flow, cop, condenser: water }: PlantSaid,
  isOnly: boolean,
): readonly CarriedFigure[] {
  const figures: CarriedFigure[] = [];
  if (water !== null) {
    if (cop !== null)
      figures.push({
        ...{ label: "冷却水：机组 COP", unit: "", digits: 2 },
        now: condenser?.cop == null ? null : [condenser.cop],
        next: [cop],
        change: { condenser: { cop } },
      });
    figures.push({
      ...{ label: "冷却水：进/出冷凝器", unit: "℃", digits: 1 },
      now: condenser && [condenser.supply, condenser.back],
      next: [water.supply, water.back],
      change: { condenser: water },
    });
    if (isOnly)
      figures.push({
        ...{ label: "冷却水泵运行台数", unit: "台", digits: 0 },
        now: condenser && [condenser.pumps],
        next: [count],
        change: { condenser: { pumps: count } },
      });
  }
  if (isOnly && primaryFlow !== null)
    figures.push(
      {
        ...{ label: "一级泵总流量", unit: "m³/h", digits: 1 },
        now: [primaryFlow],
        next: [flow],
        change: { primaryFlow: flow },
      },
      {
        ...{ label: "一级泵运行台数", unit: "台", digits: 0 },
        now: [primary.pumps],
        next: [count],
        change: { primary: { pumps: count } },
      },
    );
  return figures.filter(({ now, next }) => !isSame(now, next));
}
