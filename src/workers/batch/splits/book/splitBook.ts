import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import { FigureSheet } from "../../systems/book/FigureSheet.ts";
import { lineSheet } from "../../systems/book/lineSheet.ts";
import type { BookLine } from "../../systems/book/BookLine.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { assumedLengths } from "#domain/building/systems/Assumption.ts";
import { fitWords } from "#domain/building/systems/split/fitWords.ts";
import { demandWords, keptWords } from "#domain/building/systems/split/keptOutdoor.ts";
import { CORRECTION_WORDS, CORRECTIONS, type ModeFit } from "#domain/building/systems/split/outdoorFit.ts";
import type { OutdoorUnit } from "#domain/building/systems/split/OutdoorUnit.ts";
import { outdoorTags } from "#domain/building/systems/split/outdoorTags.ts";
import type { RanSplit } from "#domain/building/systems/split/runSplits.ts";
import { splitAssumptions } from "#domain/building/systems/split/splitAssumptions.ts";
import { SPLIT_FIGURES, type SplitFigure } from "#domain/building/systems/split/SplitSettings.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { pipeLines, roomLines } from "../splitSheetOf.ts";

/** The systems with rooms */
type Part = RanSplit & { readonly madeOn: string };

/** The kept outdoor unit of a system, or the proposed one */
const unitOf = ({ system, fit }: RanSplit): OutdoorUnit | null =>
  system.outdoor?.of ?? (fit?.isMet === true ? fit.outdoor : null);

const stateText = ({ system, verdict, fit }: RanSplit): string =>
  system.outdoor !== null && verdict !== null
    ? STATE_WORDS[verdict.state]
    : fit?.isMet === true
      ? "建议，未采用"
      : "未选定";

function outdoorSheet(parts: readonly Part[]): PlanSheet {
  const tags = outdoorTags(parts.length);
  const part = (row: number) => parts[row]!;
  return new FigureSheet("室外机设备表", parts.length)
    .texts("编号", (row) => tags[row]!)
    .texts("系统", (row) => part(row).system.name)
    .texts("品牌", (row) => unitOf(part(row))?.brand ?? "")
    .texts("型号", (row) => unitOf(part(row))?.model ?? "未选定")
    .figures("额定制冷量（kW）", 1, (row) => unitOf(part(row))?.cooling ?? null)
    .figures("额定制热量（kW）", 1, (row) => unitOf(part(row))?.heating ?? null)
    .figures("室内机（台）", 0, (row) => part(row).demand.units)
    .figures("室内机额定制冷量（kW）", 2, (row) => part(row).demand.rated)
    .figures(
      "组合比",
      3,
      (row) => (unitOf(part(row)) === null ? null : part(row).fit!.ratio),
      'IFERROR([室内机额定制冷量（kW）]{row}/[额定制冷量（kW）]{row},"")',
    )
    .figures("同时冷负荷（kW）", 2, (row) => part(row).demand.block)
    .figures("同时热负荷（kW）", 2, (row) => part(row).demand.heatBlock)
    .texts("判定", (row) => stateText(part(row)))
    .texts("备注", (row) => {
      const { pipes } = part(row);
      return [
        pipes !== null && assumedLengths(pipes.tree) > 0 ? "估算：管长由楼层和面积估算" : "",
        unitOf(part(row))?.isSample === true ? "示例数据" : "",
      ]
        .filter((word) => word !== "")
        .join("；");
    })
    .sheet();
}

const MODE_WORDS = { cooling: "制冷", heating: "制热" } as const;

function modeLines(fit: ModeFit): readonly BookLine[] {
  const word = MODE_WORDS[fit.mode];
  const used = CORRECTIONS.filter((each) => fit.mode === "heating" || each !== "defrost");
  const factors = used.map((each): BookLine => ({
    item: `${word}${CORRECTION_WORDS[each]}修正`,
    value: fit.factors[each],
    digits: 4,
    note: fit.outside.includes(each)
      ? "超出修正表的范围，无法判定"
      : fit.uncorrected.includes(each)
        ? "该系列未提供，按 1（估算）"
        : "",
  }));
  return [
    { item: `室外机额定${word}量`, value: fit.rated, digits: 2, unit: "kW" },
    ...factors,
    {
      item: `修正后${word}量`,
      value: fit.available,
      digits: 2,
      unit: "kW",
      ...(fit.available === null
        ? { note: "无法判定" }
        : {
            formula: [`{室外机额定${word}量}`, ...factors.map(({ item }) => `{${item}}`)].join("*"),
          }),
    },
    { item: `同时${word}负荷`, value: fit.block, digits: 2, unit: "kW" },
  ];
}

function pipeFigures({ pipes, fit }: RanSplit): readonly BookLine[] {
  if (pipes === null) return [{ item: "配管", note: "管长未知：有楼层没有面积，请输入走道管长" }];
  const limits = fit?.outdoor.limits ?? {};
  const limit = (of: number | undefined) => (of === undefined ? "系列未注明限值" : `允许 ${of} m`);
  const assumed = assumedLengths(pipes.tree);
  return [
    {
      item: "配管总长",
      value: pipes.total,
      digits: 1,
      unit: "m",
      note: `${limit(limits.total)}${assumed > 0 ? `，估算 ${assumed} 段` : ""}`,
    },
    {
      item: "最远实际管长",
      value: pipes.farthestActual,
      digits: 1,
      unit: "m",
      note: limit(limits.farthestActual),
    },
    {
      item: "最远等效管长",
      value: pipes.farthestEquivalent,
      digits: 1,
      unit: "m",
      note: limit(limits.farthestEquivalent),
    },
    {
      item: "第一分歧后最远管长",
      value: pipes.afterFirstBranch,
      digits: 1,
      unit: "m",
      note: limit(limits.afterFirstBranch),
    },
    {
      item: "室外机高于最低室内机",
      value: pipes.above,
      digits: 1,
      unit: "m",
      note: limit(limits.heightAbove),
    },
    {
      item: "室外机低于最高室内机",
      value: pipes.below,
      digits: 1,
      unit: "m",
      note: limit(limits.heightBelow),
    },
    {
      item: "室内机之间高差",
      value: pipes.heightBetween,
      digits: 1,
      unit: "m",
      note: limit(limits.heightBetween),
    },
  ];
}

const STATE: readonly SplitFigure[] = ["summerOutdoor", "summerIndoor", "winterOutdoor", "winterIndoor"];

/** 设备选型计算书 for a system: from its rooms to the outdoor unit, then the assumptions */
function dutySheet(part: Part): PlanSheet {
  const { system, demand, fit, verdict, conditions, madeOn } = part;
  const unit = unitOf(part);
  const { outdoor } = system;
  const now = demandWords(demand.block, demand.heatBlock, fit?.ratio ?? null);
  const lines: readonly BookLine[] = [
    { item: "系统", note: system.name },
    { item: "房间", value: demand.terminals.length, unit: "间" },
    { item: "室内机", value: demand.units, unit: "台" },
    { item: "室内机额定制冷量", value: demand.rated, digits: 2, unit: "kW" },
    { item: "室内机额定制热量", value: demand.ratedHeating, digits: 2, unit: "kW" },
    {
      item: "同时冷负荷",
      value: demand.block,
      digits: 2,
      unit: "kW",
      note: demand.isBlockTyped ? "输入" : "房间冷负荷之和",
    },
    ...(demand.heatBlock === null
      ? []
      : [
          {
            item: "同时热负荷",
            value: demand.heatBlock,
            digits: 2,
            unit: "kW",
            note: demand.isHeatTyped ? "输入" : "房间热负荷之和",
          },
        ]),
    ...STATE.map((figure): BookLine => ({
      item: SPLIT_FIGURES[figure].label,
      value: conditions[figure],
      digits: 1,
      unit: "℃",
    })),
    ...pipeFigures(part),
    { item: "室外机", note: unit === null ? "未选定" : `${unit.brand} ${unit.model}`.trim() },
    ...(fit === null ? [] : [{ item: "组合比", value: fit.ratio, digits: 3 }, ...modeLines(fit.cooling)]),
    ...(fit === null || fit.heating === null ? [] : modeLines(fit.heating)),
    ...(outdoor === null
      ? (fit === null ? [] : fitWords(fit)).map((note, at) => ({ item: `不满足 ${at + 1}`, note }))
      : [
          { item: "产品数据", note: outdoor.hash },
          { item: "选型时", note: keptWords(outdoor) },
          { item: "现在", note: now },
          { item: "判定", note: [STATE_WORDS[verdict!.state], verdict!.why].filter(Boolean).join("：") },
        ]),
    ...splitAssumptions(part).map(({ mark, text }, at) => ({
      item: `假定 ${at + 1}`,
      unit: mark,
      note: text,
    })),
    { item: "日期", note: madeOn },
    { item: "计算规则版本", value: ENGINE },
  ];
  return lineSheet(`${system.name}设备选型计算书`, lines);
}

function roomSheet(part: Part): PlanSheet {
  const lines = roomLines(part);
  const line = (row: number) => lines[row]!;
  return new FigureSheet(`${part.system.name}室内机`, lines.length)
    .texts("房间", (row) => line(row).code || line(row).name)
    .texts("名称", (row) => line(row).name)
    .texts("位置", (row) => line(row).place)
    .texts("室内机", (row) => line(row).model)
    .figures("台数", 0, (row) => line(row).count)
    .figures("额定制冷量（kW）", 2, (row) => line(row).cooling)
    .figures("冷负荷（kW）", 2, (row) => line(row).coolingLoad)
    .figures("分得制冷量（kW）", 2, (row) => line(row).coolingGiven)
    .figures("额定制热量（kW）", 2, (row) => line(row).heating)
    .figures("热负荷（kW）", 2, (row) => line(row).heatLoad)
    .figures("分得制热量（kW）", 2, (row) => line(row).heatingGiven)
    .figures("至室外机管长（m）", 1, (row) => line(row).length)
    .sheet();
}

function pipeSheet(part: Part): PlanSheet {
  const lines = pipeLines(part);
  const line = (row: number) => lines[row]!;
  return new FigureSheet(`${part.system.name}配管`, lines.length)
    .texts("管段号", (row) => line(row).name)
    .texts("末端房间", (row) => line(row).room)
    .figures("长度（m）", 2, (row) => line(row).length)
    .figures("至室外机（m）", 2, (row) => line(row).path)
    .figures("其后室内机（kW）", 2, (row) => line(row).capacity)
    .texts("备注", (row) => {
      const { assumed } = line(row);
      return assumed === null ? "输入" : `估算：${assumed}`;
    })
    .sheet();
}

/** 室外机设备表, and for each system its 设备选型计算书, rooms and pipes. Refused if no system has rooms. */
export function splitBook(ran: readonly RanSplit[], madeOn: string): Answered<readonly PlanSheet[]> {
  const parts = ran.filter(({ rooms }) => rooms.length > 0).map((each): Part => ({ ...each, madeOn }));
  if (parts.length === 0) return refusal("no-duty", "没有可以导出的系统：请先在房间页一键选型");
  return {
    ok: true,
    value: [
      outdoorSheet(parts),
      ...parts.flatMap((part) => [dutySheet(part), roomSheet(part), pipeSheet(part)]),
    ],
  };
}
