import { INSTALLED_MOST, LEAST_SHARE } from "../sources/coldSources.ts";
import {
  COLD_PLANT,
  installedOf,
  machinesWords,
  plantMachineState,
  type JudgedPlant,
} from "../sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "../sources/KeptPlant.ts";
import type { OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind } from "./OverviewKind.ts";

const PERCENT = 100;
const NO_YEAR = "没有全年逐时负荷";

function plantLine(kind: string, { id, name, kept, load, verdict }: JudgedPlant): OverviewLine {
  const ratio = verdict.verdict?.ratio ?? null;
  const marked = [INSTALLED_MOST, LEAST_SHARE];
  return {
    ...{
      id: `source/${kind}/${id}`,
      part: "sources",
      name,
      what: machinesWords(kept.machines, kept.standby),
    },
    figures: [
      { name: "装机", value: installedOf(kept), digits: 0, unit: "kW" },
      { name: "负荷", value: load, digits: 1, unit: "kW" },
      { name: "装机比", value: ratio === null ? null : ratio * PERCENT, digits: 1, unit: "%" },
    ],
    ...{ state: plantMachineState(verdict), words: PLANT_STATE_WORDS[verdict.state] },
    why: verdict.faults.map(({ text }) => text).join("；"),
    marks: marked.map(({ mark, source }) => ({ mark, text: source })),
    ...{ energy: null, energyGap: NO_YEAR, at: { kind, part: "sources", system: null } },
  };
}

/** The plants that were taken; one that is still to be chosen where there is a load for it. */
export function sourceLines({ kind, plants, coldLoad }: OverviewKind): readonly OverviewLine[] {
  const lines = plants.map((plant) => plantLine(kind, plant));
  if (coldLoad === null || plants.some(({ id }) => id === COLD_PLANT.id)) return lines;
  return [
    ...lines,
    {
      ...{ id: `source/${kind}/${COLD_PLANT.id}`, part: "sources", name: COLD_PLANT.name, what: "" },
      figures: [{ name: "负荷", value: coldLoad, digits: 1, unit: "kW" }],
      ...{ state: "open", words: "未采用", why: "", marks: [], energy: null, energyGap: "未采用机组" },
      at: { kind, part: "sources", system: null },
    },
  ];
}
