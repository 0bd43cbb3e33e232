import { density, flow, head } from "../../../base/units.ts";
import { hydraulicPower } from "../../../physics/curve/power.ts";
import type { WaterSystem } from "../../systems/water/runWaterSystem.ts";
import { waterDutyCard } from "../../systems/water/waterDutyCard.ts";

/** Duty of a system's pumps: m³/h, m and kW. */
interface PumpsOf {
  readonly flow: number;
  readonly head: number;
  /**
   * ρ·g·Q·H divided by the system's efficiency: shaft power. Without a stated efficiency it is the power in the
   * water.
   */
  readonly power: number;
  /** The unit at the end of the index circuit, which determines the head; its loss in Pa. */
  readonly index: { readonly room: string; readonly model: string; readonly loss: number };
}

/** The pumps of a system under a plan and today; null if there is no duty. */
export interface PlanPumps {
  readonly name: string;
  readonly isShaft: boolean;
  readonly plan: PumpsOf | null;
  readonly today: PumpsOf | null;
}

/** The pumps of a system; null if it has no duty. */
export function pumpsOf(system: WaterSystem): PumpsOf | null {
  const card = waterDutyCard(system);
  if (card === null || system.run === null) return null;
  const power = hydraulicPower(flow(card.flow), head(card.head), density(card.density));
  const { code, room } = system.terminals[system.givenIndex[system.run.index]!]!;
  return {
    ...{ flow: card.flow, head: card.head },
    power: power / (system.settings.efficiency ?? 1),
    index: { room: code || room.name, model: room.model, loss: card.index.unit },
  };
}
