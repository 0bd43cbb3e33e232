import type { WaterChange } from "../systems/water/changedSettings.ts";
import type { WaterSettings } from "../systems/water/WaterSettings.ts";

/** What a taken plant says of itself to the systems of cold water. */
export interface PlantSaid {
  readonly count: number;
  /** m³/h of all evaporators */
  readonly flow: number;
  readonly cop: number | null;
  /** Condenser water, ℃; null of an air cooled plant. */
  readonly condenser: { readonly supply: number; readonly back: number } | null;
}

/** A setting of a system that the plant states otherwise; the texts are shown with their unit. */
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
 * What a plant would change in the settings of a system of cold water, field by field; nothing that is so already.
 *
 * @param isOnly whether the system takes all of the plant's water: flows and numbers of pumps are the plant's only then
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
