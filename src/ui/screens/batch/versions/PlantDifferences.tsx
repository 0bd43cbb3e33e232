import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanPlant, PlanTowers } from "#domain/building/plan/PlanContent.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import { PLANT_STATE_WORDS } from "#domain/building/sources/KeptPlant.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { comparedColumns, type ComparedLine } from "./comparedColumns.ts";

const wordsOf = (machines: PlanPlant["machines"], standby: number): string =>
  machinesWords(
    machines.map(({ model, count }) => ({ of: { model }, count })),
    standby,
  );

/** The cells of a plant in one version */
const plantCells = ({ name, machines, standby, installed, load, state }: PlanPlant) => ({
  name,
  machines: wordsOf(machines, standby),
  installed: formatNumber(installed, 0),
  load: formatNumber(load, 1),
  state: PLANT_STATE_WORDS[state],
});
type Cells = ReturnType<typeof plantCells>;

const towerCells = ({ machines, state }: PlanTowers): Cells => ({
  ...{ name: "冷却塔", machines: wordsOf(machines, 0), installed: "", load: "" },
  state: STATE_WORDS[state],
});

/** A line for a plant, and one for its towers if a version has any */
function linesOf({ id, before, after }: Difference<PlanPlant>): readonly ComparedLine<Cells>[] {
  const [were, are] = [before?.towers, after?.towers];
  return [
    { id, before: before && plantCells(before), after: after && plantCells(after) },
    ...(were === undefined && are === undefined
      ? []
      : [
          { id: `${id}/towers`, before: were ? towerCells(were) : null, after: are ? towerCells(are) : null },
        ]),
  ];
}

const column = comparedColumns<Cells>();

const COLUMNS = [
  column("冷热源", "name", 160),
  column("机组", "machines"),
  column("装机，kW", "installed", 144),
  column("负荷，kW", "load", 160),
  column("判定", "state", 144),
];

/** Plants of two versions side by side */
export const PlantDifferences = ({ plants }: { readonly plants: readonly Difference<PlanPlant>[] }) => (
  <ComparedTable columns={COLUMNS} lines={plants.flatMap((plant) => linesOf(plant))} />
);
