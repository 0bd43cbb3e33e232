import {
  STATE_WORDS,
  type ChosenMachine,
  type MachinePoint,
  type MachineState,
  type MachineVerdict,
} from "./judgeMachine.ts";

const GRAVEST_FIRST: readonly MachineState[] = ["fails", "unknown", "oversized", "meets"];

/**
 * A kept machine that does not meet its system's present duty, may not meet it, or has another record than at the
 * choice.
 */
export interface MachineToConfirm {
  /** Id of its system; null for a plant, which serves all systems. */
  readonly system: string | null;
  /** 冷水系统 冷却水循环泵 */
  readonly name: string;
  readonly model: string;
  readonly state: MachineState;
  /** Why it is unknown and how its record changed; empty otherwise. */
  readonly why: string;
  /** The duty at the choice, and the present duty */
  readonly was: string;
  readonly now: string;
}

/** A machine's system and name, with its duties in words */
interface MachineInSystem extends Pick<MachineToConfirm, "system" | "name" | "was"> {
  /** null if the system has no duty */
  readonly now: string | null;
  /** How its record changed since the choice; empty if it did not, or before the server was asked. */
  readonly record?: string;
}

/** null if the machine meets its duty and its record is that of the choice. */
export function machineToConfirm(
  { model }: ChosenMachine,
  { state, why }: Pick<MachineVerdict<MachinePoint>, "state" | "why">,
  { system, name, was, now, record = "" }: MachineInSystem,
): MachineToConfirm | null {
  if (state === "meets" && record === "") return null;
  const reasons = [why, record].filter((word) => word !== "").join("，");
  return { system, name, model, state, why: reasons, was, now: now ?? "无工况" };
}

/** The state in words; for a machine that meets its duty, only the changed record has to be confirmed. */
export const confirmationWords = (state: MachineState): string =>
  state === "meets" ? "产品数据待核对" : STATE_WORDS[state];

/** 选型时 34.57 m³/h × 18.75 m，现在 36.00 m³/h × 24.10 m */
export const dutiesWords = ({ was, now, why }: Pick<MachineToConfirm, "was" | "now" | "why">): string =>
  [...(why === "" ? [] : [why]), `选型时 ${was}`, `现在 ${now}`].join("，");

/** From the gravest */
export const byGravity = (machines: readonly MachineToConfirm[]): readonly MachineToConfirm[] =>
  machines.toSorted((a, b) => GRAVEST_FIRST.indexOf(a.state) - GRAVEST_FIRST.indexOf(b.state));
