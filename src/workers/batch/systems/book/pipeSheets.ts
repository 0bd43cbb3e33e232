import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { IMBALANCE_MOST } from "#domain/building/network/networkResults.ts";
import type { RunSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { circuitLine, segmentLine } from "#domain/building/systems/water/waterLines.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { FigureSheet } from "./FigureSheet.ts";

const PERCENT = 100;

/** For each segment the code of the room whose branch it is; its own node otherwise. */
function endsOf({ run, places, terminals }: RunSystem): (at: number, name: string) => string {
  const rooms = new Map<number, string>();
  places.forEach((terminal, at) => {
    const { code, room } = terminals[terminal]!;
    rooms.set(run.layout.segmentOf[at]!, code || room.name);
  });
  return (at, name) => rooms.get(at) ?? name;
}

/** 水力计算表, the index first. Losses are formulas over length, friction and share. */
export function hydraulicSheet(name: string, system: RunSystem, lists: WaterLists): PlanSheet {
  const numbers = lists.shown("indexFirst");
  const lines = Array.from(numbers, (at) => segmentLine(system, lists, at));
  const endOf = endsOf(system);
  const line = (row: number) => lines[row]!;
  return new FigureSheet(`${name}水力计算表`, lines.length)
    .texts("管段号", (row) => line(row).name)
    .texts("起点", (row) => line(row).from || "机房")
    .texts("终点", (row) => endOf(numbers[row]!, line(row).name))
    .figures("负荷（kW）", 1, (row) => line(row).load)
    .figures("流量（m³/h）", 2, (row) => line(row).flow)
    .figures("单程长度（m）", 2, (row) => line(row).length)
    .figures("管数", 0, (row) => line(row).pipes)
    .texts("管径", (row) => line(row).size ?? "超出系列")
    .figures("内径（mm，待核对）", 1, (row) => line(row).inner)
    .figures("流速（m/s）", 2, (row) => line(row).velocity)
    .figures("比摩阻（Pa/m）", 1, (row) => line(row).friction)
    .figures(
      "沿程阻力（Pa）",
      0,
      (row) => line(row).frictionLoss,
      "[单程长度（m）]{row}*[管数]{row}*[比摩阻（Pa/m）]{row}",
    )
    .figures("局部占沿程", 2, (row) => line(row).share)
    .figures("动压（Pa）", 0, (row) => line(row).dynamic)
    .figures("局部阻力（Pa）", 0, (row) => line(row).localLoss, "[沿程阻力（Pa）]{row}*[局部占沿程]{row}")
    .figures("合计（Pa）", 0, (row) => line(row).loss, "[沿程阻力（Pa）]{row}+[局部阻力（Pa）]{row}")
    .texts("最不利", (row) => (line(row).isIndex ? "是" : ""))
    .texts("备注", (row) => {
      const { formula, isLocked } = line(row);
      return [formula === null ? "管长已输入" : `估算：${formula}`, isLocked ? "管径锁定" : ""]
        .filter((word) => word !== "")
        .join("，");
    })
    .sheet();
}

/** The total of the index, which stands first */
const INDEX = "$[合计（Pa）]$2";

/** Circuits, the index first: what each loses, what balancing takes, and a valve's Kv for it. */
export function circuitSheet(name: string, system: RunSystem, lists: WaterLists): PlanSheet {
  const lines = Array.from(lists.circuits, (at) => circuitLine(system, at));
  const line = (row: number) => lines[row]!;
  const isKnown = system.run.index >= 0;
  return new FigureSheet(`${name}环路`, lines.length)
    .texts("末端", (row) => line(row).code || line(row).name)
    .texts("位置", (row) => [line(row).floor, line(row).zone].filter((word) => word !== "").join(" "))
    .texts("型号", (row) => line(row).model)
    .figures("台数", 0, (row) => line(row).count)
    .figures("流量（m³/h）", 2, (row) => line(row).flow)
    .figures("管段阻力（Pa）", 0, (row) => line(row).pipes)
    .figures("末端阻力（Pa）", 0, (row) => line(row).unit)
    .figures("阀门（Pa）", 0, (row) => line(row).valve)
    .figures(
      "合计（Pa）",
      0,
      (row) => line(row).total,
      "[管段阻力（Pa）]{row}+[末端阻力（Pa）]{row}+[阀门（Pa）]{row}",
    )
    .figures(
      "与最不利环路差（Pa）",
      0,
      (row) => line(row).surplus,
      isKnown ? `${INDEX}-[合计（Pa）]{row}` : undefined,
    )
    .figures(
      "差额（%）",
      1,
      (row) => (line(row).share === null ? null : line(row).share! * PERCENT),
      isKnown ? `[与最不利环路差（Pa）]{row}/${INDEX}*100` : undefined,
    )
    .figures(
      "平衡阀 Kv",
      2,
      (row) => line(row).kv,
      "[流量（m³/h）]{row}/SQRT([与最不利环路差（Pa）]{row}/100000)",
    )
    .texts("备注", (row) => {
      const { isIndex, isLossAssumed, share } = line(row);
      return [
        isIndex ? "最不利环路" : share !== null && share > IMBALANCE_MOST.value ? "设平衡阀" : "",
        isLossAssumed ? "估算：末端水阻按 30 kPa" : "",
      ]
        .filter((word) => word !== "")
        .join("，");
    })
    .sheet();
}
