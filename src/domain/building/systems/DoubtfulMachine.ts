import type { ChosenMachine, MachinePoint, MachineState, MachineVerdict } from "./judgeMachine.ts";

const GRAVEST_FIRST = ["fails", "unknown", "oversized"] as const satisfies readonly MachineState[];

/** A kept machine that is not known to meet its system's duty of today. */
export interface DoubtfulMachine {
  /** Id of its system; null for a plant, which serves all systems. */
  readonly system: string | null;
  /** 冷水系统 冷却水循环泵 */
  readonly name: string;
  readonly model: string;
  readonly state: (typeof GRAVEST_FIRST)[number];
  /** Why it is unknown; empty otherwise. */
  readonly why: string;
  /** The duty it was chosen for, and the duty of today. */
  readonly was: string;
  readonly now: string;
}

/** Where a machine stands, with its duties in words. */
interface MachinePlace extends Pick<DoubtfulMachine, "system" | "name" | "was"> {
  /** null where the system has no duty. */
  readonly now: string | null;
}

/** A kept machine with its verdict; null if it still meets its duty. */
export function doubtfulMachine(
  { model }: ChosenMachine,
  { state, why }: Pick<MachineVerdict<MachinePoint>, "state" | "why">,
  { system, name, was, now }: MachinePlace,
): DoubtfulMachine | null {
  return state === "meets" ? null : { system, name, model, state, why, was, now: now ?? "无工况" };
}

/** 选型时 34.57 m³/h × 18.75 m，现在 36.00 m³/h × 24.10 m */
export const dutiesWords = ({ was, now, why }: Pick<DoubtfulMachine, "was" | "now" | "why">): string =>
  [...(why === "" ? [] : [why]), `选型时 ${was}`, `现在 ${now}`].join("，");

/** The gravest first. */
export const byGravity = (machines: readonly DoubtfulMachine[]): readonly DoubtfulMachine[] =>
  machines.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.state) - GRAVEST_FIRST.indexOf(b.state));
