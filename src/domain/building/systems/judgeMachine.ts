import { isReadFromChart } from "../../catalogue/chartSource.ts";
import { isWithinReading } from "../../catalogue/duty/withinReading.ts";

/** Operating point of one machine at its share of the present duty, at one of its speeds */
export interface MachinePoint {
  readonly speed: string;
  /** m³/h */
  readonly flow: number;
  /** %; null if it was not measured. */
  readonly efficiency: number | null;
}

/** A speed whose measured curve does not meet the system curve. The curve begins at the flow `first`, m³/h. */
export interface UnmetSpeed {
  readonly side: "below" | "above";
  readonly first: number;
}

/** Data of a kept machine at the present duty */
export interface MachineFacts<Point extends MachinePoint> {
  readonly points: readonly Point[];
  readonly unmet: readonly UnmetSpeed[];
  /** Hash of its present record */
  readonly hash: string;
  /** Source of its figures: curves read from a chart have a reading error. */
  readonly source: string;
}
/** Why its present data is unknown */
export type MachineGap = "gone" | "unreachable";

export const MACHINE_STATES = ["meets", "fails", "oversized", "unknown"] as const;
export type MachineState = (typeof MACHINE_STATES)[number];
export interface MachineVerdict<Point extends MachinePoint> {
  readonly state: MachineState;
  /** Why it is unknown; empty otherwise. */
  readonly why: string;
  readonly point: Point | null;
  /** Its record has changed since the choice */
  readonly isOtherRecord: boolean;
  /** Its curves were read from a chart */
  readonly isRead: boolean;
  /** The distance to the duty is within the reading error */
  readonly isWithinReading: boolean;
}

/** The product chosen as a system's machine */
export interface ChosenMachine {
  readonly id: string;
  readonly model: string;
  readonly brand: string;
}

/** Least share of the flow at which a machine counts as reaching it, as in the lists */
const REACHED = 0.98;
/** An operating flow above this share of the duty is too large, a convention */
const OVERSIZED = 1.2;
const WHOLE = 100;
const NO_POINT_WORDS = "实测曲线范围内没有工作点";
const TOO_LITTLE_WORDS = "实测曲线全部低于系统曲线";
const READ_WORDS = "读图：曲线读自图表";
const WITHIN_READING_WORDS = "在读图误差内满足：与工况之差不大于读数误差";

/** Remark for a machine whose curves were read from a chart; empty for others. */
export const readingWords = ({
  isRead,
  isWithinReading: isWithin,
}: Pick<MachineVerdict<MachinePoint>, "isRead" | "isWithinReading">): string =>
  isWithin ? WITHIN_READING_WORDS : isRead ? READ_WORDS : "";

export const STATE_WORDS: Readonly<Record<MachineState, string>> = {
  meets: "仍满足",
  fails: "不再满足",
  oversized: "过大",
  unknown: "无法判定",
};

/** A state with its reason; if it is not met, with the duty at the choice. */
export function machineStateWords(
  { state, why }: { readonly state: MachineState; readonly why: string },
  chosen: string,
): string {
  const asked = state === "fails" || state === "oversized" ? `选型时 ${chosen}` : "";
  const more = [why, asked].filter((word) => word !== "").join("，");
  return STATE_WORDS[state] + (more === "" ? "" : `：${more}`);
}

/** Present duty of one machine: m³/h, and m or Pa */
interface MachineDuty<Point extends MachinePoint> {
  readonly flow: number;
  readonly value: number;
  readonly quantity: "head" | "totalPressure";
  readonly valueOf: (point: Point) => number;
}

/**
 * Whether a speed may meet the system with enough flow outside its measured curve; then there is no verdict. A
 * curve that begins at or below the duty's flow and gives too little everywhere meets the system below that flow,
 * so the speed fails.
 */
const mayReach = ({ side, first }: UnmetSpeed, flow: number): boolean =>
  side === "above" || first > REACHED * flow;

/**
 * Whether a kept machine gives the present duty, at the speed with the least sufficient flow. There is no verdict
 * outside the measured curve.
 */
export function judgeMachine<Point extends MachinePoint>(
  kept: { readonly hash: string; readonly source: string },
  duty: MachineDuty<Point> | null,
  facts: MachineFacts<Point> | MachineGap,
): MachineVerdict<Point> {
  // Without a present record the source at the choice is used.
  const { source } = typeof facts === "string" ? kept : facts;
  const isRead = isReadFromChart(source);
  const unknown = (why: string, isOtherRecord = false): MachineVerdict<Point> => ({
    ...{ state: "unknown", why, point: null, isOtherRecord, isRead, isWithinReading: false },
  });
  if (duty === null) return unknown("系统暂无工况");
  if (facts === "gone") return unknown("产品库中已没有该产品");
  if (facts === "unreachable") return unknown("未能取得产品曲线，请检查网络");
  const isOtherRecord = kept.hash !== "" && kept.hash !== facts.hash;
  const rising = facts.points.toSorted((a, b) => a.flow - b.flow);
  const reaching = rising.find(({ flow }) => flow >= REACHED * duty.flow);
  const isOpen = reaching === undefined && facts.unmet.some((speed) => mayReach(speed, duty.flow));
  if (isOpen || rising.length + facts.unmet.length === 0) return unknown(NO_POINT_WORDS, isOtherRecord);
  const point = reaching ?? rising.at(-1);
  if (point === undefined) return { ...unknown(TOO_LITTLE_WORDS, isOtherRecord), state: "fails" };
  const isOversized = point.flow > OVERSIZED * duty.flow;
  const state = reaching === undefined ? "fails" : isOversized ? "oversized" : "meets";
  const share = (value: number, asked: number) => (value / asked - 1) * WHOLE;
  const value = duty.valueOf(point);
  const reached = [
    { quantity: "flow", value: point.flow, deviation: share(point.flow, duty.flow) },
    { quantity: duty.quantity, value, deviation: share(value, duty.value) },
  ] as const;
  return {
    ...{ state, why: "", point, isOtherRecord, isRead },
    isWithinReading: isWithinReading(source, reached),
  };
}
