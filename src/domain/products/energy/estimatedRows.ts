import { systemOf, systemValueAt, type DesignPoint } from "../../physics/curve/systemCurve.ts";
import type { EstimatedMethod } from "./controlMethods.ts";
import { fluidPower, type EnergyMachine } from "./EnergyMachine.ts";
import type { LoadRow } from "./LoadProfile.ts";
import { partLoadPower } from "./partLoadPower.ts";
import { shortOf, type EnergyRow, type RowOutcome } from "./EnergyYear.ts";

/** The inputs of a control law. */
interface EstimateQuestion {
  readonly machine: EnergyMachine;
  readonly count: number;
  readonly duty: DesignPoint;
  readonly rows: readonly LoadRow[];
  readonly fixedRate: number;
}

const STANDS: RowOutcome = { status: "stands", isByGravity: false };
const UNKNOWN_CHAIN = {
  shaft: null,
  motor: null,
  drive: null,
  isDriveUnverified: false,
  isEstimate: true,
} as const;

/**
 * The loads of fans with vanes or a damper: power from the mains at the design flow, multiplied by the control
 * law. If the fans give less than the design flow, shares refer to what they give. The law does not cover flows
 * above the design flow.
 *
 * @param full all machines at the design flow and a fixed speed
 */
export function estimatedRows(
  { machine, count, duty, rows, fixedRate }: EstimateQuestion,
  method: EstimatedMethod,
  full: RowOutcome,
): readonly EnergyRow[] {
  const outcomeOf = ({ share, hours }: LoadRow): RowOutcome => {
    if (share === 0 || full.status === "stands") return STANDS;
    if (full.status === "cannot") return full;
    if (share > 1) return { status: "cannot", fault: { code: "out-of-range" } };
    const given = 1 - full.shortfall;
    const flow = Math.min(share, given) * duty.flow;
    const input = full.input * partLoadPower(method, Math.min(share / given, 1));
    const value = systemValueAt(systemOf(duty), flow);
    const each = flow / count;
    return {
      status: "runs",
      running: count,
      point: { flow: each, value, rate: fixedRate, similar: each / fixedRate, isBypassed: false },
      chain: { ...UNKNOWN_CHAIN, input: input / count },
      efficiency: null,
      fluid: fluidPower(machine, flow, value),
      input,
      energy: input * hours,
      shortfall: shortOf(flow, share * duty.flow),
    };
  };
  return rows.map((row) => ({ ...row, flow: row.share * duty.flow, outcome: outcomeOf(row) }));
}
