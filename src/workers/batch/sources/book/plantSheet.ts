import { formatNumber } from "#domain/base/formatNumber.ts";
import { INSTALLED_MOST, LEAST_SHARE } from "#domain/building/sources/coldSources.ts";
import { towerStateText } from "#domain/building/sources/KeptTowers.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import { LIMIT_GAP_WORDS, type RatioVerdict } from "#domain/building/sources/sourceFigures.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { CONDENSER_WATER, PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { BookLine } from "../../systems/book/BookLine.ts";
import { lineSheet } from "../../systems/book/lineSheet.ts";
import {
  amongMachines,
  blockLine,
  closingLines,
  machineName,
  moduleLines,
  overMachines,
  installedLines,
  recordText,
  sumOf,
  systemLines,
} from "./plantLines.ts";
import type { KeptSheet, KeptTowersSheet, SourceGroup, SourcesAnswer } from "../SourceSheet.ts";

/** The load of the plant, part by part */
function loadLines({ load, settings }: SourcesAnswer): readonly BookLine[] {
  const systems = systemLines(load.systems, "冷负荷");
  const shafts = load.shafts.map(({ name, power }, at): BookLine => ({
    item: `水泵 ${at + 1} 轴功率`,
    ...{ value: power, digits: 2, unit: "kW" },
    note: power === null ? `${name}，工作点效率未知，未计入` : `${name}，全部成为冷负荷`,
  }));
  const known = shafts.filter(({ value }) => value !== null).map(({ item }) => item);
  return [
    ...systems,
    blockLine("同时冷负荷", load.block, settings.block, systems),
    ...shafts,
    { item: "新风冷负荷", value: settings.freshAir, digits: 1, unit: "kW", note: "使用者输入" },
    { item: "管道冷损失", value: settings.pipes, digits: 1, unit: "kW", note: "使用者输入" },
    {
      ...{ item: "计算冷负荷", value: load.load, digits: 1, unit: "kW" },
      formula: sumOf(["同时冷负荷", ...known, "新风冷负荷", "管道冷损失"]),
    },
  ];
}

function ratioLines(name: string, { ratio, partLoad, chiller }: SourceGroup): readonly BookLine[] {
  const cop: BookLine = { item: `${name} COP`, value: chiller.cop, digits: 2, note: "产品注明" };
  const limitLine = (
    what: "COP" | "IPLV",
    of: "cop" | "iplv",
    { limit, meets, gap }: RatioVerdict,
  ): BookLine =>
    limit === null
      ? { item: `${name} ${what} 限值`, note: `无法判定：${LIMIT_GAP_WORDS[gap!]}` }
      : {
          ...{ item: `${name} ${what} 限值`, value: limit[of], digits: 2, unit: limit.mark },
          note: `${meets === true ? "满足" : "不满足"}；${limit.source}`,
        };
  const { iplv } = chiller;
  return [
    cop,
    limitLine("COP", "cop", ratio),
    ...(iplv == null ? [] : [{ item: `${name} IPLV`, value: iplv.value, digits: 2, note: "产品注明" }]),
    limitLine("IPLV", "iplv", partLoad),
  ];
}

function towerLines(
  name: string,
  { chiller }: SourceGroup,
  towers: KeptTowersSheet | null,
): readonly BookLine[] {
  if (chiller.cooling === "air") return [];
  const item = `${name} 冷却塔`;
  if (towers === null) return [{ item, note: "未随冷源采用" }];
  const { of, total, state, why, record } = towers;
  const { tower, count, hash, flow } = of;
  const made = [tower.brand, tower.model].filter(Boolean).join(" ");
  return [
    { item, note: `${made}${tower.isSample ? "（示例数据）" : ""}，注明 ${towerStateText(tower.stated)}` },
    { item: `${item} 产品数据`, note: recordText(hash, record) },
    { item: `${item} 每台机组台数`, value: count, unit: "台" },
    {
      ...{ item: `${item} 台数`, value: total, unit: "台", note: "备用机组不另设" },
      formula: `{${name} 运行台数}*{${item} 每台机组台数}`,
    },
    { item: `${item} 单台流量`, value: tower.stated.flow, digits: 1, unit: "m³/h", note: "产品注明" },
    { item: `${item} 采用时冷却水`, value: flow, digits: 2, unit: "m³/h", note: "每台机组" },
    { item: `${item} 判定`, note: [STATE_WORDS[state], why].filter(Boolean).join("：") },
  ];
}

function machineLines(
  group: SourceGroup,
  at: number,
  record: string,
  towers: KeptTowersSheet | null,
): readonly BookLine[] {
  const { chiller, count, water } = group;
  const name = machineName(at);
  const isWater = chiller.cooling !== "air";
  return [
    { item: name, note: [chiller.brand, chiller.model, chiller.type].filter(Boolean).join(" ") },
    { item: `${name} 产品数据`, note: record },
    { item: `${name} 运行台数`, value: count, unit: "台" },
    { item: `${name} 制冷量`, value: chiller.capacity, digits: 1, unit: "kW", note: "产品注明，额定工况" },
    ...ratioLines(name, group),
    {
      ...{ item: `${name} 冷冻水`, value: water.flow, digits: 2, unit: "m³/h" },
      note: water.isStated ? "产品注明" : "制冷量/(ρ·c·Δt)",
    },
    { item: `${name} 蒸发器水阻`, value: water.loss, digits: 1, unit: "kPa", note: "产品注明" },
    ...(isWater
      ? [
          {
            ...{ item: `${name} 排热量`, value: water.heat, digits: 1, unit: "kW", note: "制冷量×(1+1/COP)" },
            ...(water.heat === null ? {} : { formula: `{${name} 制冷量}*(1+1/{${name} COP})` }),
          },
          {
            item: `${name} 冷却水`,
            value: water.condenserFlow,
            digits: 2,
            unit: "m³/h",
            note: "排热量/(ρ·c·Δt)",
          },
        ]
      : []),
    ...towerLines(name, group, towers),
  ];
}

function sumLines(kept: KeptSheet, load: number | null, least: number | null): readonly BookLine[] {
  const { verdict, installed, groups } = kept;
  const models = groups.length;
  const of = verdict.verdict;
  return [
    { item: "装机", value: installed, digits: 1, unit: "kW", formula: overMachines(models, "制冷量") },
    { item: "备用台数", value: kept.standby, unit: "台", note: "不计入装机" },
    {
      item: "冷冻水合计",
      value: kept.flow,
      digits: 2,
      unit: "m³/h",
      formula: overMachines(models, "冷冻水"),
    },
    ...(kept.condenserFlow === null
      ? []
      : [
          {
            ...{ item: "冷却水合计", value: kept.condenserFlow, digits: 2, unit: "m³/h" },
            formula: overMachines(models, "冷却水"),
          },
        ]),
    { item: "采用时负荷", value: kept.load, digits: 1, unit: "kW" },
    ...(of === null || load === null
      ? []
      : [
          ...installedLines(of, models, "计算冷负荷", "制冷量"),
          {
            ...{ item: "单台最低出力", value: of.turndown, digits: 1, unit: "kW" },
            note: "产品未注明最低负荷",
            formula: `${LEAST_SHARE.value}*${amongMachines("MIN", models, "制冷量")}`,
          },
          {
            item: "建筑最小冷负荷",
            value: least,
            digits: 1,
            unit: "kW",
            note: least === null ? "未输入" : "使用者输入",
          },
        ]),
  ];
}

function assumptionsOf({ settings }: SourcesAnswer) {
  const { condenserSupply, condenserDifference } = settings;
  const isProposed =
    condenserSupply === PROPOSED_SOURCES.condenserSupply &&
    condenserDifference === PROPOSED_SOURCES.condenserDifference;
  return [INSTALLED_MOST, LEAST_SHARE, ...(isProposed ? [CONDENSER_WATER] : [])];
}

/** 设备选型计算书 for the plant that was taken: from the systems' loads to its machines, their waters and verdicts */
export function plantSheet(answer: SourcesAnswer, kept: KeptSheet, madeOn: string): PlanSheet {
  const { settings, load } = answer;
  const records = kept.records.map((record, at) => recordText(settings.kept!.machines[at]!.hash, record));
  const machines = kept.groups.map(({ chiller: of, count }) => ({ of, count }));
  return lineSheet("冷源设备选型计算书", [
    { item: "冷源", note: machinesWords(machines, kept.standby) },
    ...loadLines(answer),
    { item: "冷冻水温差", value: answer.difference, digits: 1, unit: "K" },
    {
      ...{ item: "冷却水温差", value: settings.condenserDifference, digits: 1, unit: "K" },
      note: `进冷凝器 ${formatNumber(settings.condenserSupply, 1)} ℃`,
    },
    ...(settings.wetBulb === null
      ? [{ item: "湿球温度", note: "未输入" }]
      : [{ item: "湿球温度", value: settings.wetBulb, digits: 1, unit: "℃" }]),
    ...kept.groups.flatMap((group, at) => machineLines(group, at, records[at]!, kept.towers[at]!)),
    ...sumLines(kept, load.load, settings.least),
    ...moduleLines(kept.module),
    ...closingLines(kept.verdict, assumptionsOf(answer), madeOn),
  ]);
}
