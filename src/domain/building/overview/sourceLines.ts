import type { Marked } from "../../base/marked.ts";
import { BOILER_SHARES, INSTALLED_MOST, LEAST_SHARE } from "../sources/coldSources.ts";
import {
  COLD_PLANT,
  HEAT_PLANT,
  installedOf,
  plantMachineState,
  plantWords,
  type JudgedCold,
  type JudgedPlant,
} from "../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../sources/KeptPlant.ts";
import { lacksTowers, towersNeeded, towersStated, towersState, towersWords } from "../sources/KeptTowers.ts";
import { judgeModule, MODULE_APART, moduleDifferences, questionOf } from "../sources/judgeModule.ts";
import { STATE_WORDS } from "../systems/judgeMachine.ts";
import type { OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind } from "./OverviewKind.ts";

const PERCENT = 100;
const NO_YEARS: Readonly<Record<JudgedPlant["id"], string>> = {
  cold: "没有全年逐时负荷",
  heat: "没有全年逐时热负荷",
};

/** Marks of figures that the verdict rests on: estimated or to be verified */
function marksOf(plant: JudgedPlant): readonly Pick<Marked<unknown>, "mark" | "source">[] {
  if (plant.id === "cold") return [INSTALLED_MOST, LEAST_SHARE];
  return plant.verdict.share === null ? [] : [BOILER_SHARES];
}

function plantLine(kind: string, plant: JudgedPlant): OverviewLine {
  const { id, name, kept, load, verdict } = plant;
  const ratio = verdict.verdict?.ratio ?? null;
  return {
    ...{ id: `source/${kind}/${id}`, part: "sources", name, what: plantWords(plant) },
    figures: [
      { name: "装机", value: installedOf(kept), digits: 0, unit: "kW" },
      { name: "负荷", value: load, digits: 1, unit: "kW" },
      { name: "装机比", value: ratio === null ? null : ratio * PERCENT, digits: 1, unit: "%" },
    ],
    ...{ state: plantMachineState(verdict), words: PLANT_STATE_WORDS[verdict.state] },
    why: verdict.faults.map(({ text }) => text).join("；"),
    marks: marksOf(plant).map(({ mark, source }) => ({ mark, text: source })),
    ...{ energy: null, energyGap: NO_YEARS[id], at: { kind, part: "sources", system: id } },
  };
}

/** The towers of a chiller plant with condenser water, or that none were taken */
function towerLine(kind: string, { kept, towers }: JudgedCold): readonly OverviewLine[] {
  const isOpen = kept.machines.some(lacksTowers);
  if (towers.length === 0 && !isOpen) return [];
  const line: Pick<OverviewLine, "id" | "part" | "name" | "marks" | "energy" | "at"> = {
    ...{ id: `source/${kind}/towers`, part: "sources", name: "冷却塔", marks: [], energy: null },
    at: { kind, part: "sources", system: COLD_PLANT.id },
  };
  if (towers.length === 0)
    return [
      {
        ...{ ...line, what: "", figures: [], state: "open", words: "未采用", why: "" },
        energyGap: "未采用",
      },
    ];
  const state = towersState(towers);
  const why = [
    ...new Set(towers.flatMap((each) => (each.why === "" ? [] : [each.why]))),
    ...(isOpen ? ["有水冷机组未采用冷却塔"] : []),
  ];
  return [
    {
      ...{ ...line, what: towersWords(towers) },
      figures: [
        { name: "注明流量", value: towersStated(towers), digits: 1, unit: "m³/h" },
        { name: "冷却水", value: towersNeeded(towers), digits: 1, unit: "m³/h" },
      ],
      ...(state === "meets" && isOpen
        ? { state: "open", words: "未配齐" }
        : { state, words: STATE_WORDS[state] }),
      ...{ why: why.join("；"), energyGap: NO_YEARS.cold },
    },
  ];
}

/** The same number of machines does not make a module fit: any other difference needs a person's judgement. */
function roomVerdict(fits: boolean, differences: number): Pick<OverviewLine, "state" | "words"> {
  if (!fits) return { state: "fails", words: "台数不符" };
  return differences > 0
    ? { state: "unknown", words: `${differences} 项不同` }
    : { state: "meets", words: "相符" };
}

/** The plant room taken with a plant */
function roomLine(kind: string, plant: JudgedPlant): readonly OverviewLine[] {
  const { id, name } = plant;
  const { module } = plant.kept;
  if (module === undefined) return [];
  const judged = judgeModule(module, questionOf(plant));
  const differences = moduleDifferences(judged);
  return [
    {
      ...{
        id: `source/${kind}/${id}/room`,
        part: "sources",
        name: `${name}机房`,
        what: module.name,
        figures: [],
      },
      ...roomVerdict(judged.fits, differences.length),
      why: [...differences, MODULE_APART].join("；"),
      ...{ marks: [], energy: null, energyGap: "", at: { kind, part: "sources", system: id } },
    },
  ];
}

/** The kept plants, and the plants still to be chosen for a load */
export function sourceLines({ kind, plants, loads }: OverviewKind): readonly OverviewLine[] {
  return [COLD_PLANT, HEAT_PLANT].flatMap(({ id, name }): readonly OverviewLine[] => {
    const taken = plants.find((plant) => plant.id === id);
    if (taken !== undefined)
      return [
        plantLine(kind, taken),
        ...(taken.id === "cold" ? towerLine(kind, taken) : []),
        ...roomLine(kind, taken),
      ];
    const load = loads?.[id] ?? null;
    if (load === null) return [];
    return [
      {
        ...{ id: `source/${kind}/${id}`, part: "sources", name, what: "" },
        figures: [{ name: "负荷", value: load, digits: 1, unit: "kW" }],
        ...{ state: "open", words: "未采用", why: "", marks: [], energy: null, energyGap: "未采用机组" },
        at: { kind, part: "sources", system: id },
      },
    ];
  });
}
