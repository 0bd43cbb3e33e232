import { formatNumber } from "../../../base/formatNumber.ts";
import {
  judgeMachine,
  machineStateWords,
  type MachineFacts,
  type MachineGap,
  type MachinePoint,
  type MachineVerdict,
} from "../judgeMachine.ts";
import type { KeptFan } from "./AirSettings.ts";
import type { FanCard } from "./fanCard.ts";

export interface FanPoint extends MachinePoint {
  /** Total pressure in the site's air, Pa */
  readonly pressure: number;
}
export type FanFacts = MachineFacts<FanPoint>;
export type FanVerdict = MachineVerdict<FanPoint>;

/** Whether a kept fan gives the present duty */
export const judgeFan = (kept: KeptFan, card: FanCard | null, facts: FanFacts | MachineGap): FanVerdict =>
  judgeMachine(
    kept,
    card && {
      flow: card.flow,
      value: card.pressure,
      quantity: "totalPressure",
      valueOf: ({ pressure }) => pressure,
    },
    facts,
  );

/** 21,913 m³/h × 206 Pa */
export const fanWords = ({ flow, pressure }: Pick<KeptFan, "flow" | "pressure">): string =>
  `${formatNumber(flow, 0)} m³/h × ${formatNumber(pressure, 0)} Pa`;

/** 不再满足：选型时 21,913 m³/h × 206 Pa */
export const fanStateWords = (verdict: Pick<FanVerdict, "state" | "why">, kept: KeptFan): string =>
  machineStateWords(verdict, fanWords(kept));
