import type { UnknownPower } from "./energyTerms.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { driveEfficiency } from "./driveEfficiency.ts";
import { fullInputPower, fullShaftPower, machineAt, type EnergyMachine } from "./EnergyMachine.ts";
import { partLoadEfficiency, type StatedEfficiency } from "./partLoadEfficiency.ts";
import type { RunningPoint } from "./runAt.ts";

export interface EnergyMotor {
  /** kW */
  readonly ratedPower: number;
  /** At one load or more; `null` if class, poles and size have no figure and none is stated. */
  readonly efficiencies: readonly StatedEfficiency[] | null;
}

/** Power of one machine, from the shaft to the mains. Links that are `null` are contained in a measured power. */
export interface PowerChain {
  /** kW */
  readonly shaft: number | null;
  /** 0 to 1 */
  readonly motor: number | null;
  /** 0 to 1; `null` without a converter. */
  readonly drive: number | null;
  /** kW from the mains. */
  readonly input: number;
  /** A figure that is 待核对 (to be verified) was used. */
  readonly isDriveUnverified: boolean;
  /** Computed by a law of the flow share and not from the machine's own curves. */
  readonly isEstimate?: true;
}

export type PowerFault =
  | { readonly code: UnknownPower }
  /** Shaft power divided by rated power. */
  | { readonly code: "overload"; readonly load: number };

export type ChainResult =
  { readonly ok: true; readonly value: PowerChain } | { readonly ok: false; readonly fault: PowerFault };

const ROUNDING = 1e-9;

/** Shaft power in kW: N(q)·r³, read at the similar flow. */
export function shaftPowerAt(
  machine: EnergyMachine,
  { similar, rate }: RunningPoint,
): Result<number, "no-power"> {
  const full = fullShaftPower(machineAt(machine, rate), similar);
  return full === null ? fail("no-power") : ok(full * rate ** 3);
}

/**
 * Measured electric power, which replaces the figures of motor and converter; only at the speed of the
 * measurement.
 */
const measuredInput = (machine: EnergyMachine, { similar, rate }: RunningPoint): number | null =>
  rate === FULL_RATE ? fullInputPower(machine, similar) : null;

/**
 * @param motor `null` if its size is not known
 * @param statedDrive 0 to 1 as the converter's maker states it, instead of typical figures; `null` if not stated
 */
export function powerChain(
  machine: EnergyMachine,
  point: RunningPoint,
  motor: EnergyMotor | null,
  hasDrive: boolean,
  statedDrive: number | null,
): ChainResult {
  const shaft = shaftPowerAt(machine, point);
  // A measured power from the mains includes the converter of a machine that has one built in; such a machine has
  // no shaft figures.
  const measured = hasDrive && shaft.ok ? null : measuredInput(machine, point);
  if (measured !== null)
    return {
      ok: true,
      value: {
        shaft: shaft.ok ? shaft.value : null,
        motor: null,
        drive: null,
        input: measured,
        isDriveUnverified: false,
      },
    };
  if (!shaft.ok) {
    const isElectric = machine.inputPower !== undefined || machine.overallEfficiency !== undefined;
    return { ok: false, fault: { code: isElectric ? "electric-at-full-speed" : "no-power" } };
  }
  if (motor === null || motor.efficiencies === null) return { ok: false, fault: { code: "no-motor-class" } };
  const load = shaft.value / motor.ratedPower;
  if (load > 1 + ROUNDING) return { ok: false, fault: { code: "overload", load } };
  const motorEfficiency = partLoadEfficiency(motor.efficiencies, load);
  const typical = hasDrive && statedDrive === null ? driveEfficiency(motor.ratedPower, load) : null;
  const drive = hasDrive ? (statedDrive ?? typical?.efficiency ?? null) : null;
  return {
    ok: true,
    value: {
      shaft: shaft.value,
      motor: motorEfficiency,
      drive,
      input: shaft.value / motorEfficiency / (drive ?? 1),
      isDriveUnverified: typical?.isUnverified ?? false,
    },
  };
}
