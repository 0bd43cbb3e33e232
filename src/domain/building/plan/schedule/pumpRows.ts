import { formatNumber } from "../../../base/formatNumber.ts";
import type { Batch } from "../../batch/Batch.ts";
import type { PlanSources } from "../../batch/confirm/planRooms.ts";
import { stateWords, type PumpVerdict } from "../../systems/water/judgePump.ts";
import { readingWords } from "../../systems/judgeMachine.ts";
import type { KeptPump } from "../../systems/water/KeptPump.ts";
import { circuitAssumptions } from "../../systems/water/plant/circuitAssumptions.ts";
import { circuitId } from "../../systems/water/plant/plantCircuits.ts";
import { movedBy, PUMP_NAMES, pumpTags, type Moved } from "../../systems/water/pumpTags.ts";
import { findSystem } from "../../systems/list/NamedSystem.ts";
import { hasPump } from "../../systems/water/keptPumps.ts";
import type { WaterSettings } from "../../systems/water/WaterSettings.ts";
import type { PlanDuty } from "../PlanContent.ts";
import { planSystems } from "../planSystems.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows: machines that the schedule's sum leaves out */
export const PUMPS_NOTE = "合计为末端台数，不含水泵；水泵的设计流量和扬程随系统管长，管长未输入的为估算。";

interface DutyFigures {
  readonly flow: number | null;
  readonly head: number | null;
}
/** Pumps of a system or of a plant circuit. Those not chosen yet have a tag, too. */
interface Line {
  readonly moved: Moved;
  readonly system: string;
  readonly pump: KeptPump | null;
  readonly pumps: number;
  readonly standby: number;
  readonly duty: string;
  /** The part of the duty that rests on assumptions; empty if none does. */
  readonly assumed: string;
  readonly verdict: PumpVerdict | undefined;
}

const dutyText = ({ flow, head }: DutyFigures, pumps: number): string =>
  flow === null || head === null
    ? "暂无工况"
    : `单台流量 ${formatNumber(flow / pumps, 2)} m³/h，扬程 ${formatNumber(head, 2)} m`;

function treeDuty({ flow, head, winter }: PlanDuty, pumps: number): string {
  const own = dutyText({ flow, head }, pumps);
  if (winter !== undefined) return `夏季：${own}；冬季：${dutyText(winter, pumps)}`;
  return flow === null ? own : `设计：${own}`;
}

function linesOf(
  planned: PlanDuty,
  settings: WaterSettings,
  verdicts: ReadonlyMap<string, PumpVerdict>,
): readonly Line[] {
  const { id, kind, name: system, assumed, winter, plant = [] } = planned;
  const { pump, pumps, standby } = settings;
  const tree: Line = {
    moved: movedBy(kind, winter !== undefined),
    ...{
      system,
      pump,
      pumps,
      standby,
      duty: treeDuty(planned, pumps),
      assumed: assumed > 0 ? "管长为估算" : "",
    },
    verdict: verdicts.get(id),
  };
  return [
    tree,
    ...plant.flatMap(({ name, flow, head }): readonly Line[] => {
      const of = name === "primary" ? settings.primary : settings.condenser;
      if (of === null) return [];
      const duty = `${flow === null ? "" : "设计："}${dutyText({ flow, head }, of.pumps)}`;
      const shared = { moved: name, system, pump: of.pump, pumps: of.pumps, standby: of.standby } as const;
      const isAssumed = circuitAssumptions({ name, settings }).some(({ mark }) => mark === "估算");
      return [
        {
          ...shared,
          duty,
          assumed: isAssumed ? "工况含估算" : "",
          verdict: verdicts.get(circuitId(id, name)),
        },
      ];
    }),
  ];
}

function rowOf(
  { moved, system, pumps, standby, duty, assumed, verdict }: Line,
  pump: KeptPump,
  tag: string,
): ScheduleRow {
  const reading = verdict === undefined ? "" : readingWords(verdict);
  const remark = [
    `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`,
    system,
    ...(pump.brand === "" ? [] : [`品牌：${pump.brand}`]),
    ...(verdict === undefined ? [] : [stateWords(verdict, pump)]),
    ...(assumed === "" ? [] : [assumed]),
    ...(reading === "" ? [] : [reading]),
  ];
  return [tag, PUMP_NAMES[moved], pump.model, duty, pumps + standby, remark.join("；")];
}

/**
 * The kept pumps of the plan's systems, one line each.
 *
 * @param verdicts on the pumps, by the system's id; those of its plant by `circuitId`
 */
export function pumpRows<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  verdicts: ReadonlyMap<string, PumpVerdict>,
): readonly ScheduleRow[] {
  const { systems } = batch;
  if (systems === null || !systems.some(({ settings }) => hasPump(settings))) return [];
  const planned = planSystems(batch, parametersOf, verdicts);
  if (planned === undefined || planned === "too-large") return [];
  const lines = planned.duties.flatMap((duty) =>
    linesOf(duty, findSystem(systems, duty.id)!.settings, verdicts),
  );
  const tags = pumpTags(lines.map(({ moved }) => moved));
  return lines.flatMap((line, at): readonly ScheduleRow[] =>
    line.pump === null ? [] : [rowOf(line, line.pump, tags[at]!)],
  );
}
