import { formatNumber } from "../../base/formatNumber.ts";
import {
  BOILER,
  CATEGORIES,
  CHILLER,
  COOLING_TOWER,
  HEAT_EXCHANGER,
  PUMP,
} from "../../catalogue/categories.ts";
import type { HeatMachineKind } from "./HeatMachine.ts";
import type { KeptHeat } from "./heatSources.ts";
import type { KeptPlant } from "./KeptPlant.ts";
import { capacitiesOf, type Counted } from "./chillerCounts.ts";
import type { ModuleLine, PlantModule } from "./PlantModule.ts";
import { lacksTowers } from "./KeptTowers.ts";

/** The figures of a plant that a module is compared with */
export interface ModuleQuestion {
  /** 冷水机组 */
  readonly category: string;
  readonly count: number;
  readonly standby: number;
  readonly models: readonly string[];
  /** Capacity of the running machines, kW */
  readonly installed: number;
  /** Towers of the plant; null if no machine needs condenser water. */
  readonly towers: number | null;
}

/** "note": the plant has no figure to compare with. */
export interface ModuleCheck {
  readonly state: "fits" | "differs" | "note";
  readonly text: string;
}
export interface JudgedModule {
  /** Whether it has the plant's number of machines of that kind; the checks list all other differences. */
  readonly fits: boolean;
  readonly checks: readonly ModuleCheck[];
}

/** Category of the module library for each kind of plant; null if the library has none. */
export const MODULE_CATEGORIES: Readonly<Record<"cold" | HeatMachineKind, string | null>> = {
  cold: "chillers",
  exchanger: "exchangers",
  boiler: null,
};
const MAIN: Readonly<Record<HeatMachineKind, string>> = {
  boiler: CATEGORIES[BOILER],
  exchanger: CATEGORIES[HEAT_EXCHANGER],
};

const machinesOf = (machines: readonly Counted<{ readonly model: string; readonly capacity: number }>[]) => ({
  count: machines.reduce((sum, { count }) => sum + count, 0),
  models: machines.map(({ of }) => of.model),
  installed: capacitiesOf(machines).reduce((sum, each) => sum + each, 0),
});

export function coldQuestion({ machines, standby }: KeptPlant): ModuleQuestion {
  const towers = machines.reduce((sum, each) => sum + each.count * (each.towers?.count ?? 0), 0);
  const isWater = towers > 0 || machines.some(lacksTowers);
  return {
    ...{ category: CATEGORIES[CHILLER], ...machinesOf(machines), standby },
    towers: isWater ? towers : null,
  };
}

export const heatQuestion = ({ machines }: KeptHeat, way: HeatMachineKind): ModuleQuestion => ({
  ...{ category: MAIN[way], ...machinesOf(machines), standby: 0, towers: null },
});

/** A heat plant without a kept kind of machine is compared as boilers. */
export const questionOf = (
  plant: { readonly id: "cold"; readonly kept: KeptPlant } | { readonly id: "heat"; readonly kept: KeptHeat },
): ModuleQuestion =>
  plant.id === "cold" ? coldQuestion(plant.kept) : heatQuestion(plant.kept, plant.kept.way ?? "boiler");

/** Shown beside each module: its machines are those of its bill, not those of the plan. */
export const MODULE_APART = "模块的设备以模块清单为准，不是方案的机组";

interface Pieces {
  readonly quantity: number;
  readonly standby: number;
}

/** Pieces of a category in the bill */
function piecesOf({ lines }: PlantModule, category: string): Pieces {
  const own = lines.filter((line) => line.category === category);
  return {
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    standby: own.reduce((sum, { standby }) => sum + standby, 0),
  };
}

const NONE = "不含";
const NOT_TAKEN = "未采用";

/** 3 台（2 用 1 备）; 不含 where there are none. */
export function piecesText({ quantity, standby }: Pieces): string {
  if (quantity === 0) return NONE;
  return `${quantity} 台${standby === 0 ? "" : `（${quantity - standby} 用 ${standby} 备）`}`;
}

/** 模块 2 台, 模块不含 */
const spaced = (whose: string, text: string): string =>
  text === NONE || text === NOT_TAKEN ? whose + text : `${whose} ${text}`;

const differing = (isSame: boolean): ModuleCheck["state"] => (isSame ? "fits" : "differs");

/** Capacity of the running machines of a module, kW; null if one is not known. */
function installedIn({ lines }: PlantModule, category: string): number | null {
  let sum = 0;
  for (const { category: own, capacity, quantity, standby } of lines) {
    if (own !== category) continue;
    if (capacity === undefined) return null;
    sum += capacity * (quantity - standby);
  }
  return sum;
}

/** Compares a module with a plant: what fits and what differs, with both figures. */
export function judgeModule(
  module: PlantModule,
  { category, count, standby, models, installed, towers }: ModuleQuestion,
): JudgedModule {
  const main = piecesOf(module, category);
  const asked: Pieces = { quantity: count + standby, standby };
  const fits = main.quantity === asked.quantity;
  const both = (what: string, own: string, plans: string) =>
    `${what}：${spaced("模块", own)}，${spaced("方案", plans)}`;
  const checks: ModuleCheck[] = [
    {
      state: differing(fits && main.standby === standby),
      text: both(category, piecesText(main), piecesText(asked)),
    },
  ];
  const own = [
    ...new Set(module.lines.flatMap((line) => (line.category === category ? [line.model] : []))),
  ].sort();
  if (own.length > 0) {
    const plans = [...new Set(models)].sort();
    const isSame = own.join("、") === plans.join("、");
    checks.push({ state: differing(isSame), text: both("型号", own.join("、"), plans.join("、")) });
    const kilowatts = installedIn(module, category);
    if (kilowatts !== null)
      checks.push({
        state: differing(Math.abs(kilowatts - installed) < 1),
        text: both("装机", `${formatNumber(kilowatts, 0)} kW`, `${formatNumber(installed, 0)} kW`),
      });
  }
  const ownTowers = piecesOf(module, CATEGORIES[COOLING_TOWER]);
  if (towers !== null)
    checks.push({
      state: differing(ownTowers.quantity === towers),
      text: both("冷却塔", piecesText(ownTowers), towers === 0 ? NOT_TAKEN : `${towers} 台`),
    });
  checks.push({
    state: "note",
    text: `水泵：${spaced("模块", piecesText(piecesOf(module, CATEGORIES[PUMP])))}，方案的水泵在“系统”中选型`,
  });
  const gone = module.lines.filter((line) => line.category === "").length;
  if (gone > 0) checks.push({ state: "differs", text: `模块清单有 ${gone} 项产品已不在产品库` });
  return { fits, checks };
}

/** The differences in words, each with both figures */
export const moduleDifferences = ({ checks }: JudgedModule): readonly string[] =>
  checks.flatMap(({ state, text }) => (state === "differs" ? [text] : []));

/** 冷水机组 LSG-830 2 台，位号 CH-1、CH-2 */
export function moduleLineText({ category, model, quantity, standby, tags }: ModuleLine): string {
  const name = category === "" ? "产品已不在产品库" : `${category} ${model}`;
  return `${name} ${piecesText({ quantity, standby })}，位号 ${tags.join("、")}`;
}
