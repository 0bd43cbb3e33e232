import { formatNumber } from "../../../base/formatNumber.ts";
import { roomWords, sizeWords, verdictWords } from "../changeWords.ts";
import type { MachineState } from "../judgeMachine.ts";
import { COIL_FIELDS } from "./CoilSettings.ts";
import type { AirTerminal } from "./airTerminals.ts";
import type { FanCard } from "./fanCard.ts";
import type { AirSystem } from "./runAirSystem.ts";

/** A system with its duty */
export interface DutiedAir {
  readonly system: AirSystem;
  readonly card: FanCard | null;
}

const pressureOf = (card: FanCard | null): string =>
  card === null ? "无工况" : formatNumber(card.pressure, 0);

/** 风机 312 → 320 Pa */
function fanWords(before: FanCard | null, after: FanCard | null): string {
  const [was, now] = [pressureOf(before), pressureOf(after)];
  if (was === now) return `风机 ${now}${after === null ? "" : " Pa"}，全压不变`;
  return `风机 ${was} → ${now}${after === null ? "" : " Pa"}`;
}

/** Whether ducts, duty and the conditions at the coils are the same */
export const isSameAir = (one: DutiedAir, other: DutiedAir): boolean =>
  one.system.run === other.system.run &&
  COIL_FIELDS.every((field) => one.system.settings[field] === other.system.settings[field]) &&
  one.card?.flow === other.card?.flow &&
  one.card?.pressure === other.card?.pressure;

/**
 * The effects of a change in one line: 101 +120.0 m³/h → 2 段风管改变 → 风机 312 → 320 Pa. null if no shown figure
 * changes.
 *
 * @param state verdict on the kept fan; null without one
 * @param was verdict before the change; undefined where unknown
 */
export function airConsequence(
  before: DutiedAir,
  after: DutiedAir,
  state: MachineState | null,
  was?: MachineState,
): string | null {
  // A system without outlets had no figures yet: its first result is the proposal, not a change.
  if (before.system.terminals.length === 0 || isSameAir(before, after)) return null;
  const flows = { of: ({ flow }: AirTerminal) => flow, unit: "m³/h" };
  return [
    roomWords(before.system.terminals, after.system.terminals, flows) ?? "系统条件改变",
    sizeWords(before.system, after.system, "风管"),
    fanWords(before.card, after.card),
    ...(state === null ? [] : [verdictWords(was, state)]),
  ].join(" → ");
}
