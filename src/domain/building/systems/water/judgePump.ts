import { formatNumber } from "../../../base/formatNumber.ts";
import { isReadFromChart } from "../../../catalogue/chartSource.ts";
import { isWithinReading } from "../../../catalogue/duty/withinReading.ts";
import type { KeptPump } from "./KeptPump.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import { SEASON_WORDS, type Season } from "./WaterSettings.ts";

/** Where one pump runs on its share of today's duty, at one of its speeds. */
export interface PumpPoint {
  readonly speed: string;
  /** m³/h */
  readonly flow: number;
  /** m */
  readonly head: number;
  /** %; null where it is not measured. */
  readonly efficiency: number | null;
}

/** What is known of a kept pump at today's duty. */
export interface PumpFacts {
  readonly points: readonly PumpPoint[];
  /** Hash of its record now */
  readonly hash: string;
  /** Where its figures come from: curves read from a chart are only so exact. */
  readonly source: string;
}
/** Why nothing is known of it now. */
export type PumpGap = "gone" | "unreachable";

export const PUMP_STATES = ["meets", "fails", "oversized", "unknown"] as const;
export type PumpState = (typeof PUMP_STATES)[number];
export interface PumpVerdict {
  readonly state: PumpState;
  /** Why it is unknown; empty otherwise. */
  readonly why: string;
  readonly point: PumpPoint | null;
  /** The record of now is another one than that of the choice. */
  readonly isOtherRecord: boolean;
  /** Its curves were read from a chart. */
  readonly isRead: boolean;
  /** It reaches the duty, or misses it, by no more than that reading may be off. */
  readonly isWithinReading: boolean;
  /** In two pipes the verdict of the whole stands above; here is that of winter alone. */
  readonly winter?: PumpVerdict;
}

/** A pump gives the flow that it reaches up to 2 %, as in the list of pumps. */
const REACHED = 0.98;
/** An operating flow above this share of the duty's is too much: a convention. */
const OVERSIZED = 1.2;
const WHOLE = 100;
const READ_WORDS = "读图：曲线读自图表";
const WITHIN_READING_WORDS = "在读图误差内满足：与工况之差不大于读数误差";

/** Said beside the verdict on a pump whose curves were read from a chart; empty of another one. */
export const readingWords = ({
  isRead,
  isWithinReading: isWithin,
}: Pick<PumpVerdict, "isRead" | "isWithinReading">) =>
  isWithin ? WITHIN_READING_WORDS : isRead ? READ_WORDS : "";

export const PUMP_STATE_WORDS: Readonly<Record<PumpState, string>> = {
  meets: "仍满足",
  fails: "不再满足",
  oversized: "过大",
  unknown: "无法判定",
};

/**
 * Whether a kept pump still gives today's duty: at the speed with the least flow that reaches it. Beyond the measured curve
 * nothing is said.
 */
export function judgePump(kept: KeptPump, card: DutyCard | null, facts: PumpFacts | PumpGap): PumpVerdict {
  // What cannot be asked about now is told as it was chosen.
  const { source } = typeof facts === "string" ? kept : facts;
  const isRead = isReadFromChart(source);
  const unknown = (why: string, isOtherRecord = false): PumpVerdict => ({
    ...{ state: "unknown", why, point: null, isOtherRecord, isRead, isWithinReading: false },
  });
  if (card === null) return unknown("系统暂无工况");
  if (facts === "gone") return unknown("产品库中已没有该产品");
  if (facts === "unreachable") return unknown("未能取得产品曲线，请检查网络");
  const isOtherRecord = kept.hash !== "" && kept.hash !== facts.hash;
  const rising = facts.points.toSorted((a, b) => a.flow - b.flow);
  const reaching = rising.find(({ flow }) => flow >= REACHED * card.eachFlow);
  const point = reaching ?? rising.at(-1);
  if (point === undefined) return unknown("实测曲线范围内没有工作点", isOtherRecord);
  const isOversized = point.flow > OVERSIZED * card.eachFlow;
  const state = reaching === undefined ? "fails" : isOversized ? "oversized" : "meets";
  const share = (value: number, asked: number) => (value / asked - 1) * WHOLE;
  const reached = [
    { quantity: "flow", value: point.flow, deviation: share(point.flow, card.eachFlow) },
    { quantity: "head", value: point.head, deviation: share(point.head, card.head) },
  ] as const;
  return {
    ...{ state, why: "", point, isOtherRecord, isRead },
    isWithinReading: isWithinReading(source, reached),
  };
}

/**
 * One pump for both seasons of two pipes must reach both duties. 过大 is said by the season with the larger flow: in the
 * other one a fixed speed always gives more than is asked.
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

/** 冷水泵 of the system, its duty as read: 42.30 m³/h × 24.1 m. */
export const dutyWords = ({ flow, head }: Pick<KeptPump, "flow" | "head">): string =>
  `${formatNumber(flow, 2)} m³/h × ${formatNumber(head, 2)} m`;

/** 不再满足：选型时 34.57 m³/h × 18.75 m; 无法判定：and why. */
export function stateWords({ state, why }: Pick<PumpVerdict, "state" | "why">, kept: KeptPump): string {
  const asked = state === "fails" || state === "oversized" ? `选型时 ${dutyWords(kept)}` : "";
  const more = [why, asked].filter((word) => word !== "").join("，");
  return PUMP_STATE_WORDS[state] + (more === "" ? "" : `：${more}`);
}
