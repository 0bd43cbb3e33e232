import type { PlanSheet } from "../../../plan/ConfirmedPlan.ts";
import { airAssumptions } from "#domain/building/systems/air/airAssumptions.ts";
import { USE_NAMES } from "#domain/building/systems/air/AirList.ts";
import { RECORD_WORDS } from "#domain/building/sources/plantWords.ts";
import { handlerYear } from "#domain/building/systems/air/handlerYear.ts";
import { coilLines, handlerNeed, handlerStateWords } from "#domain/building/systems/air/judgeHandler.ts";
import { fanWords } from "#domain/building/systems/air/judgeFan.ts";
import { rootFlow } from "#domain/building/network/networkResults.ts";
import { assumedLengths } from "#domain/building/systems/Assumption.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import type { BookLine } from "../BookLine.ts";
import { lineSheet } from "../lineSheet.ts";
import { machineLines } from "../machineLines.ts";
import { yearLines } from "../machineYears.ts";
import type { AirPart } from "./AirPart.ts";

const PERCENT = 100;

function flowLines({ system, card }: AirPart): readonly BookLine[] {
  const { terminals, settings, run } = system;
  const sum = (of: (terminal: (typeof terminals)[number]) => number) =>
    terminals.reduce((all, each) => all + of(each), 0);
  return [
    { item: "房间", value: terminals.length, unit: "间" },
    { item: "风口", value: sum(({ room }) => (room.isUnchosen ? 0 : room.count)), unit: "个" },
    { item: "房间风量合计", value: sum(({ flow }) => flow), unit: "m³/h" },
    {
      item: "系统风量",
      value: rootFlow(run),
      unit: "m³/h",
      note: settings.control === "variable" ? "变风量，含同时系数" : "定风量，为房间风量之和",
    },
    { item: "风量余量", value: settings.flowMargin, digits: 3 },
    { item: "风量 Q", value: card.flow, unit: "m³/h", formula: "{系统风量}*(1+{风量余量})" },
  ];
}

/** The mean of a filter's two resistances, or the only typed one */
function filterLines({ system: { settings }, card }: AirPart): readonly BookLine[] {
  const { filterClean, filterFinal } = settings;
  if (filterClean === null && filterFinal === null)
    return [{ item: "过滤器", value: card.filter, unit: "Pa", note: "未输入，未计入" }];
  if (filterClean === null || filterFinal === null) {
    const which = filterClean === null ? "终阻力" : "初阻力";
    return [{ item: "过滤器", value: card.filter, unit: "Pa", note: `只输入了${which}` }];
  }
  return [
    { item: "过滤器初阻力", value: filterClean, unit: "Pa" },
    { item: "过滤器终阻力", value: filterFinal, unit: "Pa" },
    {
      item: "过滤器",
      value: card.filter,
      unit: "Pa",
      note: "初阻力与终阻力的平均",
      formula: "({过滤器初阻力}+{过滤器终阻力})/2",
    },
  ];
}

function lossLines(part: AirPart): readonly BookLine[] {
  const { system, card } = part;
  const { settings } = system;
  const { index } = card;
  const hasElements = settings.elements.length > 0;
  const isVariable = settings.control === "variable";
  const typed = (item: string, setting: number | null, value: number): BookLine => ({
    ...{ item, value, digits: 1, unit: "Pa" },
    ...(setting === null ? { note: "未输入，未计入" } : {}),
  });
  return [
    { item: "最不利环路风管", value: index.ducts, digits: 1, unit: "Pa", note: `${card.segments} 段` },
    ...(hasElements
      ? [
          {
            item: "风管元件",
            value: index.elements,
            digits: 1,
            unit: "Pa",
            note: "消声器和风阀，见风管元件表",
          },
        ]
      : []),
    { item: "风口", value: index.outlet, digits: 1, unit: "Pa" },
    ...filterLines(part),
    typed("盘管", settings.coil, card.coil),
    typed("消声器", settings.silencer, card.silencer),
    typed("风机另一侧", settings.otherSide, card.otherSide),
    {
      item: "阻力合计",
      value:
        index.ducts +
        index.elements +
        index.outlet +
        card.filter +
        card.coil +
        card.silencer +
        card.otherSide,
      ...{ digits: 1, unit: "Pa" },
      formula: `{最不利环路风管}${hasElements ? "+{风管元件}" : ""}+{风口}+{过滤器}+{盘管}+{消声器}+{风机另一侧}`,
    },
    {
      item: "风压余量",
      value: isVariable ? 0 : settings.pressureMargin,
      digits: 3,
      note: isVariable ? "变速风机不加" : "",
    },
    { item: "保持静压", value: card.kept, digits: 1, unit: "Pa", note: isVariable ? "" : "定风量为 0" },
    {
      item: "全压 p",
      value: card.pressure,
      ...{ digits: 1, unit: "Pa" },
      note: `空气密度 ${card.density.toFixed(3)} kg/m³ 下`,
      formula: "{阻力合计}*(1+{风压余量})+{保持静压}",
    },
    { item: "空气密度", value: card.density, digits: 3, unit: "kg/m³" },
    { item: "管路特性指数 n", value: card.exponent, digits: 3, note: card.isCapped ? "限于 1–2" : "" },
  ];
}

const fanLines = ({ system, card, fan: verdict }: AirPart): readonly BookLine[] => {
  const { fan: kept, handler } = system.settings;
  // The system has an air handling unit instead of a fan.
  if (handler !== null) return [];
  return machineLines({
    ...{ noun: "风机", kept, verdict },
    duties: () => [fanWords(kept!), fanWords(card)],
    point: ({ flow, pressure, efficiency }) => [
      { item: "工作点风量", value: flow, unit: "m³/h" },
      { item: "工作点全压", value: pressure, digits: 1, unit: "Pa" },
      { item: "工作点全压效率", value: efficiency, digits: 1, unit: "%" },
    ],
  });
};

/** Lines of the air handling unit that the system has instead of a fan */
function handlerLines({ system, card, record, handler: verdict }: AirPart): readonly BookLine[] {
  const kept = system.settings.handler;
  const need = handlerNeed(system, card);
  if (kept === null || verdict === null || need === null) return [];
  const { of } = kept;
  const changed = record === null || record === "same" ? [] : [RECORD_WORDS[record]];
  return [
    { item: "空调机组", note: `${of.brand} ${of.model}`.trim() },
    {
      item: "所需机外全压",
      value: need.total,
      digits: 1,
      unit: "Pa",
      note: "标准空气，不含机组内过滤器和盘管",
    },
    { item: "出口风管动压", value: need.dynamic, digits: 1, unit: "Pa" },
    { item: "机组额定风量", value: of.flow, unit: "m³/h" },
    { item: "机组机外静压", value: of.external, digits: 0, unit: "Pa", note: "产品标注" },
    ...coilLines(of, need).flatMap(({ name, statedName, need: needed, gap, stated }): readonly BookLine[] => [
      { item: `所需${name}`, value: needed, digits: 1, unit: "kW", note: gap },
      {
        ...{ item: `机组${statedName}`, value: stated, digits: 1, unit: "kW" },
        note: stated === null ? "产品未注明" : "产品标注，额定工况未注明",
      },
    ]),
    { item: "机组判定", note: [handlerStateWords(verdict, kept), ...changed].join("；") },
  ];
}

/** The year of the unit's fan, by its motor */
function handlerYearLines({ system: { settings } }: AirPart): readonly BookLine[] {
  const { handler, hours } = settings;
  if (handler === null) return [];
  const { energy, why } = handlerYear(settings);
  if (energy === null) return [{ item: "年耗电", note: why }];
  return [
    { item: "机组电机功率", value: handler.of.motor, digits: 2, unit: "kW", note: "产品标注" },
    { item: "年运行小时", value: hours, digits: 0, unit: "h", note: "使用者输入" },
    {
      ...{
        item: "年耗电",
        value: energy,
        digits: 0,
        unit: "kWh",
        note: "估算：按电机功率，不含水泵和冷热源",
      },
      formula: "{机组电机功率}*{年运行小时}",
    },
  ];
}

function ratioLines({ system, card, fan }: AirPart): readonly BookLine[] {
  const { efficiency: typed } = system.settings;
  const found = fan?.point?.efficiency ?? null;
  const { ratio, verdict } = card;
  const efficiency = typed ?? (found === null ? null : found / PERCENT);
  return [
    ...(efficiency === null
      ? []
      : [
          {
            item: "风机效率",
            value: efficiency,
            digits: 3,
            note: typed === null ? "风机工作点的全压效率" : "使用者输入",
          },
        ]),
    { item: "W_s 限值", value: verdict.limit, digits: 2, unit: "W/(m³/h)", note: verdict.mark },
    {
      item: "W_s",
      value: ratio,
      ...{ digits: 3, unit: "W/(m³/h)" },
      note: verdict.isMet === null ? "缺风机效率，无法判定" : verdict.isMet ? "满足" : "不满足",
      ...(ratio === null ? {} : { formula: "{全压 p}/(3600*0.855*{风机效率})" }),
    },
  ];
}

/** 设备选型计算书 for a system's fan: item by item from the rooms to the machine, then the assumptions */
export function fanDutySheet(part: AirPart): PlanSheet {
  const { name, system, card, madeOn } = part;
  const use = USE_NAMES[system.settings.use];
  return lineSheet(`${name}设备选型计算书`, [
    { item: "系统", note: `${name}，${use}，${card.temperature} ℃，海拔 ${card.altitude} m` },
    ...flowLines(part),
    ...lossLines(part),
    ...fanLines(part),
    ...handlerLines(part),
    ...ratioLines(part),
    ...handlerYearLines(part),
    ...yearLines("fan", part.year, assumedLengths(system.tree) > 0),
    ...airAssumptions(system).map(({ mark, text }, at): BookLine => ({
      item: `假定 ${at + 1}`,
      unit: mark,
      note: text,
    })),
    { item: "日期", note: madeOn },
    { item: "计算规则版本", value: ENGINE },
  ]);
}
