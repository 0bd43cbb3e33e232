import { density, flow, head } from "../../../base/units.ts";
import { hydraulicPower } from "../../../physics/curve/power.ts";
import type { WaterSystem } from "../../systems/water/runWaterSystem.ts";
import { waterDutyCard } from "../../systems/water/waterDutyCard.ts";

/** What the pumps of a system do: m³/h, m and kW. */
interface PumpsOf {
  readonly flow: number;
  readonly head: number;
  /** ρ·g·Q·H over the efficiency: at the shaft where the system states one, else in the water. */
  readonly power: number;
  /** The unit at the end of the index circuit, which the head is for, with its loss in Pa. */
  readonly index: { readonly room: string; readonly model: string; readonly loss: number };
}

/** The pumps of a system under a plan and today; null without a duty. */
export interface PlanPumps {
  readonly name: string;
  readonly isShaft: boolean;
  readonly plan: PumpsOf | null;
  readonly today: PumpsOf | null;
}

/** The pumps of a system, with its own efficiency or for the power in the water alone. */
export function pumpsOf(system: WaterSystem): PumpsOf | null {
  const card = waterDutyCard(system);
  if (card === null || system.run === null) return null;
  const power = hydraulicPower(flow(card.flow), head(card.head), density(card.density));
  const { code, room } = system.terminals[system.places[system.run.index]!]!;
  return {
    ...{ flow: card.flow, head: card.head },
    power: power / (system.settings.efficiency ?? 1),
    index: { room: code || room.name, model: room.model, loss: card.index.unit },
  };
}
