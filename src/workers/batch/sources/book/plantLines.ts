import { PLANT_STATE_WORDS, type PlantState } from "#domain/building/sources/KeptPlant.ts";
import { MODULE_APART, moduleLineText } from "#domain/building/sources/judgeModule.ts";
import { MODULE_RECORD_WORDS, RECORD_WORDS, type RecordState } from "#domain/building/sources/plantWords.ts";
import type { LoadPart } from "#domain/building/sources/sourceLoad.ts";
import type { Marked } from "#domain/base/marked.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import type { KeptModuleSheet } from "../modules/PlantModulesAnswer.ts";
import type { BookLine } from "../../systems/book/BookLine.ts";

/** A formula that adds items */
export const sumOf = (items: readonly string[]): string => items.map((item) => `{${item}}`).join("+");

/** Load of each system. The items are numbered, because a person may type any name for a system. */
export const systemLines = (systems: readonly LoadPart[], word: string): readonly BookLine[] =>
  systems.map(({ name, power }, at) => ({
    item: `系统 ${at + 1} 设计${word}`,
    ...{ value: power, digits: 1, unit: "kW", note: name },
  }));

/** The typed block load, else the load of all systems together */
export function blockLine(
  item: string,
  value: number | null,
  typed: number | null,
  systems: readonly BookLine[],
): BookLine {
  const line: BookLine = { item, value, digits: 1, unit: "kW" };
  if (typed !== null) return { ...line, note: "使用者输入" };
  const formula = sumOf(systems.map((each) => each.item));
  return { ...line, note: "各系统之和", ...(systems.length === 0 ? {} : { formula }) };
}

/** Hash of a machine's record at the choice, and how the record changed */
export const recordText = (hash: string, record: RecordState): string =>
  record === null || record === "same" ? hash : `${hash}，${RECORD_WORDS[record]}`;

export const machineName = (at: number): string => `机组 ${at + 1}`;

/** Formula for the sum of a figure over all running machines of so many models */
export const overMachines = (models: number, what: string): string =>
  Array.from(
    { length: models },
    (_, at) => `{${machineName(at)} 运行台数}*{${machineName(at)} ${what}}`,
  ).join("+");

/** Formula for the figure of the largest or smallest machine */
export const amongMachines = (of: "MAX" | "MIN", models: number, what: string): string =>
  `${of}(${Array.from({ length: models }, (_, at) => `{${machineName(at)} ${what}}`).join(",")})`;

/**
 * Installed capacity over the load, and the share that remains with the largest machine out.
 *
 * @param load item of the load
 * @param what item of a machine's capacity: 制冷量
 */
export const installedLines = (
  { ratio, withoutLargest }: { readonly ratio: number; readonly withoutLargest: number },
  models: number,
  load: string,
  what: string,
): readonly BookLine[] => [
  { item: "装机比", value: ratio, digits: 3, note: `装机/${load}`, formula: `{装机}/{${load}}` },
  {
    ...{ item: "停最大一台", value: withoutLargest, digits: 3, note: `余下装机/${load}` },
    formula: `({装机}-${amongMachines("MAX", models, what)})/{${load}}`,
  },
];

/** The plant room that was taken: its bill at the choice, and what fits and differs */
export function moduleLines(module: KeptModuleSheet | null): readonly BookLine[] {
  if (module === null) return [];
  const { kept, record, checks } = module;
  const name = "机房模块";
  const about = [`${kept.name}${kept.isSample ? "（示例数据）" : ""}`, kept.size].filter(Boolean).join("，");
  return [
    { item: name, note: about },
    {
      item: `${name} 数据`,
      note: record === null || record === "same" ? kept.hash : `${kept.hash}，${MODULE_RECORD_WORDS[record]}`,
    },
    ...kept.lines.map((line, at) => ({
      ...{ item: `${name} 设备 ${at + 1}`, value: line.quantity, unit: "台" },
      note: [line.brand, moduleLineText(line)].filter(Boolean).join(" "),
    })),
    ...checks.map(({ text }, at) => ({ item: `${name} 核对 ${at + 1}`, note: text })),
    { item: `${name} 说明`, note: MODULE_APART },
  ];
}

/** The verdict, its assumptions, and the date and rules of the computation */
export function closingLines(
  { state, faults }: { readonly state: PlantState; readonly faults: readonly { readonly text: string }[] },
  assumed: readonly Pick<Marked<unknown>, "mark" | "source">[],
  madeOn: string,
): readonly BookLine[] {
  return [
    { item: "判定", note: [PLANT_STATE_WORDS[state], ...faults.map(({ text }) => text)].join("：") },
    ...assumed.map(({ mark, source }, at) => ({ item: `假定 ${at + 1}`, unit: mark, note: source })),
    { item: "日期", note: madeOn },
    { item: "计算规则版本", value: ENGINE },
  ];
}
