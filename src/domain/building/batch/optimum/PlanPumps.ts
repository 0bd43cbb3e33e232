import { GRAVITY } from "../../../physics/curve/power.ts";
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

const PER_HOUR = 3600;
const KILO = 1000;

/** @param efficiency η_b, 0 … 1; null for the power in the water alone */
export const pumpsOf = (card: DutyCard | null, efficiency: number | null): PumpsOf | null =>
  card && {
    flow: card.flow,
    head: card.head,
    power: (card.density * GRAVITY * card.flow * card.head) / PER_HOUR / KILO / (efficiency ?? 1),
  };
