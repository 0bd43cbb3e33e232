import {
  STATE_WORDS,
  type ChosenMachine,
  type MachinePoint,
  type MachineState,
  type MachineVerdict,
} from "./judgeMachine.ts";

const GRAVEST_FIRST: readonly MachineState[] = ["fails", "unknown", "oversized", "meets"];

/**
 * A kept machine that is not known to meet its system's duty of today, or whose record is no longer that of the
 * choice.
 */
export interface MachineToConfirm {
  /** Id of its system; null for a plant, which serves all systems. */
  readonly system: string | null;
  /** 冷水系统 冷却水循环泵 */
  readonly name: string;
  readonly model: string;
  readonly state: MachineState;
  /** Why it is unknown, and what has become of its record; empty otherwise. */
  readonly why: string;
  /** The duty it was chosen for, and the duty of today. */
  readonly was: string;
  readonly now: string;
}

/** Where a machine stands, with its duties in words. */
interface MachineInSystem extends Pick<MachineToConfirm, "system" | "name" | "was"> {
  /** null where the system has no duty. */
  readonly now: string | null;
  /** What has become of its record since the choice; empty where it is the same, or nobody was asked. */
  readonly record?: string;
}

/** A kept machine with its verdict; null if it still meets its duty, and its record is that of the choice. */
export function machineToConfirm(
  { model }: ChosenMachine,
  { state, why }: Pick<MachineVerdict<MachinePoint>, "state" | "why">,
  { system, name, was, now, record = "" }: MachineInSystem,
): MachineToConfirm | null {
  if (state === "meets" && record === "") return null;
  const reasons = [why, record].filter((word) => word !== "").join("，");
  return { system, name, model, state, why: reasons, was, now: now ?? "无工况" };
}

/** Of one that meets its duty only the record is in doubt. */
export const confirmationWords = (state: MachineState): string =>
  state === "meets" ? "产品数据待核对" : STATE_WORDS[state];

/** 选型时 34.57 m³/h × 18.75 m，现在 36.00 m³/h × 24.10 m */
export const dutiesWords = ({ was, now, why }: Pick<MachineToConfirm, "was" | "now" | "why">): string =>
  [...(why === "" ? [] : [why]), `选型时 ${was}`, `现在 ${now}`].join("，");

/** The gravest first. */
export const byGravity = (machines: readonly MachineToConfirm[]): readonly MachineToConfirm[] =>
  machines.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.state) - GRAVEST_FIRST.indexOf(b.state));
