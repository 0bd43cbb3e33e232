import { formatNumber } from "../../../base/formatNumber.ts";
import {
  judgeMachine,
  machineStateWords,
  type MachineFacts,
  type MachineGap,
  type MachinePoint,
  type MachineVerdict,
} from "../judgeMachine.ts";
import type { KeptPump } from "./KeptPump.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import { SEASON_WORDS, type Season } from "./WaterSettings.ts";

/** Operating point of one pump at its share of the present duty, at one of its speeds */
export interface PumpPoint extends MachinePoint {
  /** m */
  readonly head: number;
}

export type PumpFacts = MachineFacts<PumpPoint>;
export type PumpVerdict = MachineVerdict<PumpPoint> & {
  /** For a two-pipe system the verdict for winter; the verdict above is for both seasons. */
  readonly winter?: PumpVerdict;
};

/** Whether a kept pump gives its share of the present duty */
export const judgePump = (
  kept: KeptPump,
  card: DutyCard | null,
  facts: PumpFacts | MachineGap,
): PumpVerdict =>
  judgeMachine(
    kept,
    card && { flow: card.eachFlow, value: card.head, quantity: "head", valueOf: ({ head }) => head },
    facts,
  );

/**
 * One pump for both seasons of a two-pipe system must reach both duties. Only the season with the larger flow can
 * report 过大: in the other one a fixed speed always gives more than required.
 *
 * @param governing the season with the larger flow
 */
export function judgeSeasons(summer: PumpVerdict, winter: PumpVerdict, governing: Season): PumpVerdict {
  const both = [summer, winter];
  const worst =
    both.find(({ state }) => state === "fails") ??
    both.find(({ state }) => state === "unknown") ??
    (governing === "summer" ? summer : winter);
  const season = SEASON_WORDS[worst === summer ? "summer" : "winter"];
  const isNamed = worst.state === "fails" || worst.state === "unknown";
  const why = isNamed ? `${season}${worst.why === "" ? "未达到工况" : `：${worst.why}`}` : "";
  const reading = {
    isRead: both.some((each) => each.isRead),
    isWithinReading: both.some((each) => each.isWithinReading),
  };
  return { ...summer, ...reading, state: worst.state, why, winter };
}

/** The duty of a pump: 42.30 m³/h × 24.1 m */
export const dutyWords = ({ flow, head }: Pick<KeptPump, "flow" | "head">): string =>
  `${formatNumber(flow, 2)} m³/h × ${formatNumber(head, 2)} m`;

/** 不再满足：选型时 34.57 m³/h × 18.75 m; 无法判定：with the reason. */
export const stateWords = (verdict: Pick<PumpVerdict, "state" | "why">, kept: KeptPump): string =>
  machineStateWords(verdict, dutyWords(kept));
