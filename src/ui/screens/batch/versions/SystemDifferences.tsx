import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SystemDifference } from "#domain/building/plan/compareSystems.ts";
import type { PlanCircuit, PlanDuty, PlanPump, PlanSeason } from "#domain/building/plan/PlanContent.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { CIRCUIT_WORDS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import css from "./Versions.module.css";

const NONE = "无";

/** What of a system differs, before and after; one word where it is the same. */
const change = (of: (duty: PlanDuty) => string) => (each: SystemDifference) => {
  const before = each.before === null ? NONE : of(each.before);
  const after = each.after === null ? NONE : of(each.after);
  return before === after ? after : `${before} → ${after}`;
};

/** In two pipes summer and winter */
const both = (of: (season: PlanSeason) => string) =>
  change((duty) => (duty.winter === undefined ? of(duty) : `夏 ${of(duty)}，冬 ${of(duty.winter)}`));
const figure = (of: (duty: PlanDuty) => number | null, digits: number) =>
  change((duty) => formatNumber(of(duty), digits));

/** m of all pipes */
const pipes = (duty: PlanDuty) => duty.pipes.reduce((sum, { length }) => sum + length, 0);

/** FLGD50-20，不再满足 */
const pumpWords = ({ model, state }: PlanPump): string =>
  state === undefined ? model : `${model}，${STATE_WORDS[state]}`;

/** 214.4 m³/h × 20.3 m，FLGD200-20，仍满足 */
const circuitWords = ({ flow, head, pump }: PlanCircuit): string =>
  [
    flow === null || head === null ? "无工况" : `${formatNumber(flow, 1)} m³/h × ${formatNumber(head, 1)} m`,
    ...(pump === null ? [] : [pumpWords(pump)]),
  ].join("，");

const COLUMNS: readonly DataColumn<SystemDifference>[] = [
  textColumn(
    "系统",
    change(({ name }) => name),
    { width: 144 },
  ),
  textColumn(
    "末端，间",
    figure(({ rooms }) => rooms, 0),
    { width: 104 },
  ),
  textColumn(
    "流量，m³/h",
    both(({ flow }) => formatNumber(flow, 1)),
    { width: 128 },
  ),
  textColumn(
    "扬程，m",
    both(({ head }) => formatNumber(head, 1)),
    { width: 112 },
  ),
  textColumn("水管，m", figure(pipes, 0), { width: 128 }),
  textColumn(
    "最不利末端",
    both(({ index }) => index || NONE),
    { width: 136 },
  ),
  textColumn(
    "水泵",
    change(({ pump, plant = [] }) =>
      [
        pump === null ? NONE : pumpWords(pump),
        ...plant.map((each) => `${CIRCUIT_WORDS[each.name]} ${circuitWords(each)}`),
      ].join("；"),
    ),
  ),
];

/** Systems of water of two versions side by side. */
export const SystemDifferences = ({ systems }: { readonly systems: readonly SystemDifference[] }) => (
  <TableBox kind="framed" className={css["models"]} label="系统变化">
    <DataTable isDense isLow columns={COLUMNS} rows={systems} rowKey={({ id }) => id} />
  </TableBox>
);
