import type { TableSums } from "../batch/groups/TableSums.ts";
import { COLD_PLANT, HEAT_PLANT, installedOf, type PlantId } from "../sources/JudgedPlant.ts";
import {
  OVERVIEW_PARTS,
  OVERVIEW_STATES,
  type BuildingOverview,
  type OverviewFigure,
  type OverviewLine,
  type OverviewState,
} from "./BuildingOverview.ts";
import type { BuildingCost } from "./buildingCost.ts";
import { machineLines } from "./machineLines.ts";
import type { OverviewKind } from "./OverviewKind.ts";
import { sourceLines } from "./sourceLines.ts";
import { systemLines } from "./systemLines.ts";
import { terminalLines } from "./terminalLines.ts";

/** The data that an overview is computed from */
export interface OverviewGivens {
  readonly name: string;
  readonly kinds: readonly OverviewKind[];
  /** Kind of the open page, where rooms are edited */
  readonly open: string;
  /** Sums over all rooms, which all kinds of equipment share */
  readonly rooms: Pick<TableSums, "rooms" | "needs">;
  readonly cost: BuildingCost | null;
}

/** Figure of a plant that is not chosen yet */
const INSTALLED = { digits: 0, unit: "kW", none: "未采用" } as const;

const roomFigures = ({ rooms, needs }: OverviewGivens["rooms"]): readonly OverviewFigure[] => [
  { name: "房间", value: rooms, digits: 0, unit: "间" },
  { name: "面积", value: needs.roomArea, digits: 0, unit: "m²" },
  { name: "冷负荷", value: needs.coolingLoad, digits: 1, unit: "kW" },
  { name: "热负荷", value: needs.heatLoad, digits: 1, unit: "kW" },
];

const roomLine = ({ rooms, open }: OverviewGivens): OverviewLine => ({
  ...{ id: "rooms", part: "rooms", name: "房间", what: "", figures: roomFigures(rooms) },
  ...{ state: "none", words: "", why: "", marks: [], energy: null, energyGap: "" },
  at: { kind: open, part: "rooms", system: null },
});

const byPart = (one: OverviewLine, other: OverviewLine): number =>
  OVERVIEW_PARTS.indexOf(one.part) - OVERVIEW_PARTS.indexOf(other.part);

function marksOf(lines: readonly OverviewLine[]): BuildingOverview["marks"] {
  const known = new Map(
    lines.flatMap(({ marks }) => marks).map((each) => [`${each.mark} ${each.text}`, each]),
  );
  return [...known.values()];
}

function energyOf(lines: readonly OverviewLine[]): BuildingOverview["energy"] {
  const known = lines.flatMap(({ energy }) => energy ?? []);
  return {
    known: known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0),
    missing: lines.flatMap(({ name, energy, energyGap }) =>
      energy === null && energyGap !== "" ? [`${name}：${energyGap}`] : [],
    ),
  };
}

/** A building on one page. All figures come from its systems and sources; only sums are computed here. */
export function overviewOf(givens: OverviewGivens): BuildingOverview {
  const { name, kinds, rooms } = givens;
  const lines = [
    roomLine(givens),
    ...kinds.flatMap((kind) => terminalLines(kind)),
    ...kinds.flatMap((kind) => systemLines(kind)),
    ...kinds.flatMap((kind) => machineLines(kind)),
    ...kinds.flatMap((kind) => sourceLines(kind)),
  ].sort(byPart);
  const countOf = (state: OverviewState) => lines.filter((line) => line.state === state).length;
  const installed = (id: PlantId): number | null => {
    const plants = kinds.flatMap((kind) => kind.plants.filter((plant) => plant.id === id));
    return plants.length === 0 ? null : plants.reduce((sum, { kept }) => sum + installedOf(kept), 0);
  };
  const hasHeat = kinds.some(
    ({ plants, loads }) => loads?.heat != null || plants.some(({ id }) => id === HEAT_PLANT.id),
  );
  const partly = (part: OverviewLine["part"]) =>
    lines.filter((line) => line.part === part && line.at.part === "systems").length;
  return {
    name,
    lines: lines.toSorted(
      (one, other) => OVERVIEW_STATES.indexOf(one.state) - OVERVIEW_STATES.indexOf(other.state),
    ),
    sums: [
      ...roomFigures(rooms),
      {
        name: "末端",
        value: kinds.reduce((sum, { sums }) => sum + sums.units, 0),
        ...{ digits: 0, unit: "台" },
      },
      { name: "系统", value: partly("water") + partly("air") + partly("split"), digits: 0, unit: "个" },
      { name: "冷源装机", value: installed(COLD_PLANT.id), ...INSTALLED },
      ...(hasHeat ? [{ name: "热源装机", value: installed(HEAT_PLANT.id), ...INSTALLED }] : []),
    ],
    // `fromEntries` loses the type of the keys; each state has an entry.
    states: Object.fromEntries(
      OVERVIEW_STATES.map((state) => [state, countOf(state)]),
    ) as BuildingOverview["states"],
    ...{ energy: energyOf(lines), cost: givens.cost },
    marks: marksOf(lines),
  };
}
