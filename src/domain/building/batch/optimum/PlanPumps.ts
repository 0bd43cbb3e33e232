import { density, flow, head } from "../../../base/units.ts";
import { hydraulicPower } from "../../../physics/curve/power.ts";
import type { DutyCard } from "../../systems/water/waterDutyCard.ts";

/** What the pumps of a system do: m³/h, m and kW. */
interface PumpsOf {
  readonly flow: number;
  readonly head: number;
  /** ρ·g·Q·H over the efficiency: at the shaft where the system states one, else in the water. */
  readonly power: number;
}

/** The pumps of a system under a plan and today; null without a duty. */
export interface PlanPumps {
  readonly name: string;
  readonly isShaft: boolean;
  readonly plan: PumpsOf | null;
  readonly today: PumpsOf | null;
}

/** @param efficiency η_b, 0 … 1; null for the power in the water alone */
export const pumpsOf = (card: DutyCard | null, efficiency: number | null): PumpsOf | null =>
  card && {
    flow: card.flow,
    head: card.head,
    power: hydraulicPower(flow(card.flow), head(card.head), density(card.density)) / (efficiency ?? 1),
  };
