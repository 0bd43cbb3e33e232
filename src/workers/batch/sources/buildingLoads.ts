import { density, efficiency, flow, head, temperature } from "#domain/base/units.ts";
import type { LoadPart } from "#domain/building/sources/sourceLoad.ts";
import type { SideWater } from "#domain/building/sources/SideWater.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { CIRCUIT_WORDS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { waterDutyCard, type DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { hydraulicPower, shaftPowerOf } from "#domain/physics/curve/power.ts";
import { liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import type { Judged, Verdict } from "../systems/Computed.ts";

/** Loads of a building's water systems on its sources */
export interface BuildingLoads {
  readonly cold: readonly LoadPart[];
  readonly hot: readonly LoadPart[];
  /**
   * Shaft power of the kept pumps on the chilled side; null if the efficiency at their operating point is unknown.
   */
  readonly shafts: readonly LoadPart[];
  /** Whether the server was not asked yet about a kept pump */
  readonly isPending: boolean;
  /** Chilled water of the system with the greatest load */
  readonly chilled: SideWater;
}

/** The data needed of a judged system */
export type LoadedSystem = Pick<Judged, "named" | "system" | "pump" | "circuits">;

const carried = (name: string, system: WaterSystem): readonly LoadPart[] =>
  system.terminals.length === 0 || system.sums === null ? [] : [{ name, power: system.sums.design }];

/** Shaft power of all running pumps at their operating points, kW */
function shaftPower(verdict: Verdict, card: DutyCard | null, { pumps }: WaterSettings): number | null {
  if (verdict === null || verdict === "pending" || card === null) return null;
  const { point } = verdict;
  if (point === null || point.efficiency === null || !(point.efficiency > 0)) return null;
  const water = hydraulicPower(flow(point.flow), head(point.head), density(card.density));
  return pumps * shaftPowerOf(water, efficiency(point.efficiency));
}

function shaftsOf({ named, system, pump, circuits }: LoadedSystem): readonly LoadPart[] {
  const { settings } = system;
  const tree =
    settings.pump === null
      ? []
      : [{ name: `${named.name}水泵`, power: shaftPower(pump, waterDutyCard(system), settings) }];
  const primary = circuits.filter(
    ({ circuit }) => circuit.name === "primary" && circuit.settings.pump !== null,
  );
  return [
    ...tree,
    ...primary.map(({ circuit, pump: of }) => ({
      name: `${named.name}${CIRCUIT_WORDS.primary}`,
      power: shaftPower(of, circuit.card, circuit.settings),
    })),
  ];
}

/** Chilled water of 7/12 ℃, for buildings without a chilled water system */
function usualWater(): SideWater {
  const { supply, back } = PROPOSED_SYSTEMS.cold;
  const medium = liquidMedium(WATER, temperature((supply + back) / 2));
  // 9.5 ℃ is within the range of the water properties.
  if (!medium.ok) throw new Error("water has no properties");
  return { difference: back - supply, medium: medium.value };
}

export function buildingLoads(judged: readonly LoadedSystem[]): BuildingLoads {
  const cold = judged.filter(({ named }) => named.kind === "cold");
  const hot = judged.flatMap(({ named, system }) =>
    named.kind === "hot"
      ? carried(named.name, system)
      : system.changeover === null
        ? []
        : carried(`${named.name} 冬季`, system.changeover.winter),
  );
  const largest = cold
    .map(({ system }) => system)
    .reduce<WaterSystem | null>(
      (most, system) => ((system.sums?.design ?? 0) > (most?.sums?.design ?? 0) ? system : most),
      null,
    );
  const chilled =
    largest === null || largest.medium === null
      ? usualWater()
      : { difference: largest.settings.back - largest.settings.supply, medium: largest.medium };
  const verdicts = cold.flatMap(({ pump, circuits }) => [
    pump,
    ...circuits.filter(({ circuit }) => circuit.name === "primary").map((each) => each.pump),
  ]);
  return {
    cold: cold.flatMap(({ named, system }) => carried(named.name, system)),
    hot,
    shafts: cold.flatMap((each) => shaftsOf(each)),
    isPending: verdicts.includes("pending"),
    chilled,
  };
}
