import { formatNumber } from "../../base/formatNumber.ts";
import { doubtfulMachine, type DoubtfulMachine } from "../systems/DoubtfulMachine.ts";
import type { MachineState } from "../systems/judgeMachine.ts";
import { capacitiesOf, type Counted } from "./chillerCounts.ts";
import type { KeptPlant, PlantState, PlantVerdict } from "./KeptPlant.ts";

/** Its name where plants stand in a list */
export const COLD_PLANT = { id: "cold", name: "冷源" } as const;

/** A plant that was taken, with what it is to the load of now. */
export interface JudgedPlant {
  readonly id: (typeof COLD_PLANT)["id"];
  readonly name: string;
  readonly kept: KeptPlant;
  /** kW of now; null where it is not known. */
  readonly load: number | null;
  readonly verdict: PlantVerdict;
}

/** kW of all machines that run */
export const installedOf = ({ machines }: Pick<KeptPlant, "machines">): number =>
  capacitiesOf(machines).reduce((sum, each) => sum + each, 0);

/** 2 × LSG-830 + 1 × LSG-430，1 备 */
export function machinesWords(
  machines: readonly Counted<{ readonly model: string }>[],
  standby: number,
): string {
  const words = machines.map(({ of, count }) => `${count} × ${of.model}`).join(" + ");
  return standby === 0 ? words : `${words}，${standby} 备`;
}

/** A plant among machines: one that is too small does no more. */
const STATES: Readonly<Record<PlantState, MachineState>> = {
  meets: "meets",
  short: "fails",
  large: "oversized",
  unknown: "unknown",
};

export const plantMachineState = ({ state }: Pick<PlantVerdict, "state">): MachineState => STATES[state];

const loadWords = (load: number | null): string | null =>
  load === null ? null : `冷负荷 ${formatNumber(load, 1)} kW`;

/** A taken plant that is not known to do for the load of now; null of one that does. */
export function doubtfulPlant({ name, kept, load, verdict }: JudgedPlant): DoubtfulMachine | null {
  const { machines, standby, load: was } = kept;
  const why =
    verdict.state === "unknown" ? "没有现在的冷负荷" : verdict.faults.map(({ text }) => text).join("；");
  return doubtfulMachine(
    { id: machines[0]!.of.id, brand: machines[0]!.of.brand, model: machinesWords(machines, standby) },
    { state: plantMachineState(verdict), why },
    { system: null, name, was: loadWords(was)!, now: loadWords(load) ?? "没有冷负荷" },
  );
}
