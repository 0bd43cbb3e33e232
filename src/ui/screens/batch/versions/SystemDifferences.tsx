import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanDuty, PlanMachine, PlanSeason } from "#domain/building/plan/PlanContent.ts";
import {
  CIRCUIT_WORDS,
  CIRCUITS,
  type CircuitName,
} from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { comparedColumns, NONE, stateCell, type ComparedLine } from "./comparedColumns.ts";

/** The cells of a system or a plant circuit in one version */
interface Cells {
  readonly name: string;
  readonly rooms: string;
  readonly flow: string;
  readonly head: string;
  readonly pipes: string;
  readonly index: string;
  readonly pump: string;
  readonly state: string;
}
type Line = ComparedLine<Cells>;

const pumpCells = (pump: PlanMachine | null): Pick<Cells, "pump" | "state"> => ({
  pump: pump?.model ?? NONE,
  state: stateCell(pump),
});

function treeCells(duty: PlanDuty): Cells {
  /** Summer and winter of two pipes */
  const both = (of: (season: PlanSeason) => string) =>
    duty.winter === undefined ? of(duty) : `夏 ${of(duty)}，冬 ${of(duty.winter)}`;
  return {
    name: duty.name,
    rooms: formatNumber(duty.rooms, 0),
    flow: both(({ flow }) => formatNumber(flow, 1)),
    head: both(({ head }) => formatNumber(head, 1)),
    pipes: formatNumber(
      duty.pipes.reduce((sum, { length }) => sum + length, 0),
      0,
    ),
    index: both(({ index }) => index || NONE),
    ...pumpCells(duty.pump),
  };
}

function circuitCells(duty: PlanDuty | null, name: CircuitName): Cells | null {
  const circuit = duty?.plant?.find((each) => each.name === name);
  if (duty === null || circuit === undefined) return null;
  return {
    name: `${duty.name}${CIRCUIT_WORDS[name]}`,
    flow: formatNumber(circuit.flow, 1),
    head: formatNumber(circuit.head, 1),
    ...{ rooms: "", pipes: "", index: "" },
    ...pumpCells(circuit.pump),
  };
}

/** A line for a system, and one for each of its plant circuits in either version */
const linesOf = ({ id, before, after }: Difference<PlanDuty>): readonly Line[] => [
  { id, before: before && treeCells(before), after: after && treeCells(after) },
  ...CIRCUITS.flatMap((name): readonly Line[] => {
    const [was, now] = [circuitCells(before, name), circuitCells(after, name)];
    return was === null && now === null ? [] : [{ id: `${id}/${name}`, before: was, after: now }];
  }),
];

const column = comparedColumns<Cells>();

const COLUMNS: readonly DataColumn<Line>[] = [
  column("系统", "name", 160),
  column("末端，间", "rooms", 96),
  column("流量，m³/h", "flow", 124),
  column("扬程，m", "head", 112),
  column("水管，m", "pipes", 120),
  column("最不利末端", "index", 124),
  column("水泵", "pump"),
  column("判定", "state", 144),
];

/** Water systems of two versions side by side */
export const SystemDifferences = ({ systems }: { readonly systems: readonly Difference<PlanDuty>[] }) => (
  <ComparedTable columns={COLUMNS} lines={systems.flatMap(linesOf)} />
);
