import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import type { SystemLists } from "#domain/building/systems/SystemLists.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import { FigureSheet } from "./FigureSheet.ts";

/** The data needed of a computed system: the ends of its segments */
export interface EndedSystem {
  readonly run: NetworkRun;
  readonly givenIndex: Int32Array;
  readonly terminals: readonly { readonly code: string; readonly room: { readonly name: string } }[];
}

/** For each segment the code of the room that its branch serves; otherwise its own node. */
function endsOf({ run, givenIndex, terminals }: EndedSystem): (at: number, name: string) => string {
  const rooms = new Map<number, string>();
  givenIndex.forEach((terminal, at) => {
    const { code, room } = terminals[terminal]!;
    rooms.set(run.layout.segmentOf[at]!, code || room.name);
  });
  return (at, name) => rooms.get(at) ?? name;
}

type LineOf = (row: number) => SegmentLine;

/** Words that differ between pipes and ducts */
export interface SegmentColumns {
  /** Name of the sheet after the system's name */
  readonly plant: string;
  /** Whether loads are written */
  readonly hasLoads: boolean;
  /** Whether each supply has an equal return */
  readonly hasPairs: boolean;
  readonly sizes: (sheet: FigureSheet, line: LineOf) => FigureSheet;
  /** Word for a fixed size */
  readonly locked: string;
  /** Words for built-in elements in the remarks; without it their losses have no column. */
  readonly partsOf?: ((line: SegmentLine) => readonly string[]) | undefined;
  /** Decimals of flows, specific friction and losses */
  readonly digits: { readonly flow: number; readonly friction: number; readonly loss: number };
}

/** 水力计算表, the index circuit first. Losses are formulas over length, friction and share. */
export function segmentSheet(
  name: string,
  system: EndedSystem,
  lists: SystemLists,
  lineAt: (at: number) => SegmentLine,
  { plant, hasLoads, hasPairs, sizes, locked, partsOf, digits }: SegmentColumns,
): PlanSheet {
  const numbers = lists.shown("indexFirst");
  const lines = Array.from(numbers, lineAt);
  const endOf = endsOf(system);
  const line: LineOf = (row) => lines[row]!;
  const sheet = new FigureSheet(`${name}水力计算表`, lines.length)
    .texts("管段号", (row) => line(row).name)
    .texts("起点", (row) => line(row).from || plant)
    .texts("终点", (row) => endOf(numbers[row]!, line(row).name));
  if (hasLoads) sheet.figures("负荷（kW）", 1, (row) => line(row).load);
  sheet.figures("流量（m³/h）", digits.flow, (row) => line(row).flow);
  const length = hasPairs ? "单程长度（m）" : "长度（m）";
  sheet.figures(length, 2, (row) => line(row).length);
  if (hasPairs) sheet.figures("管数", 0, (row) => line(row).pipes);
  sizes(sheet, line)
    .figures("流速（m/s）", 2, (row) => line(row).velocity)
    .figures("比摩阻（Pa/m）", digits.friction, (row) => line(row).friction)
    .figures(
      "沿程阻力（Pa）",
      digits.loss,
      (row) => line(row).frictionLoss,
      `[${length}]{row}*${hasPairs ? "[管数]{row}*" : ""}[比摩阻（Pa/m）]{row}`,
    )
    .figures("局部占沿程", 2, (row) => line(row).share)
    .figures("动压（Pa）", digits.loss, (row) => line(row).dynamic)
    .figures(
      "局部阻力（Pa）",
      digits.loss,
      (row) => line(row).localLoss,
      "[沿程阻力（Pa）]{row}*[局部占沿程]{row}",
    );
  if (partsOf !== undefined) sheet.figures("元件（Pa）", digits.loss, (row) => line(row).partsLoss);
  return sheet
    .figures(
      "合计（Pa）",
      digits.loss,
      (row) => line(row).loss,
      `[沿程阻力（Pa）]{row}+[局部阻力（Pa）]{row}${partsOf === undefined ? "" : "+[元件（Pa）]{row}"}`,
    )
    .texts("最不利", (row) => (line(row).isIndex ? "是" : ""))
    .texts("备注", (row) => {
      const { formula, isLocked } = line(row);
      return [
        formula === null ? "管长已输入" : `估算：${formula}`,
        isLocked ? `${locked}锁定` : "",
        ...(partsOf?.(line(row)) ?? []),
      ]
        .filter((word) => word !== "")
        .join("，");
    })
    .sheet();
}
