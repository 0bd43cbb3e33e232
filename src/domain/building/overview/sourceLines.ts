import type { Marked } from "../../base/marked.ts";
import { BOILER_SHARES, INSTALLED_MOST, LEAST_SHARE } from "../sources/coldSources.ts";
import {
  COLD_PLANT,
  HEAT_PLANT,
  installedOf,
  plantMachineState,
  plantWords,
  type JudgedPlant,
} from "../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../sources/KeptPlant.ts";
import type { OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind } from "./OverviewKind.ts";

const PERCENT = 100;
const NO_YEARS: Readonly<Record<JudgedPlant["id"], string>> = {
  cold: "没有全年逐时负荷",
  heat: "没有全年逐时热负荷",
};

/** What a verdict rests on that nobody has stated or verified. */
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

/** The plants that were taken; those that are still to be chosen where there is a load for them. */
export function sourceLines({ kind, plants, loads }: OverviewKind): readonly OverviewLine[] {
  return [COLD_PLANT, HEAT_PLANT].flatMap(({ id, name }): readonly OverviewLine[] => {
    const taken = plants.find((plant) => plant.id === id);
    if (taken !== undefined) return [plantLine(kind, taken)];
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
