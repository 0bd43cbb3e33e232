import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanPlant } from "#domain/building/plan/PlanContent.ts";
import { machinesWords } from "#domain/building/sources/JudgedPlant.ts";
import { PLANT_STATE_WORDS } from "#domain/building/sources/KeptPlant.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { comparedColumns } from "./comparedColumns.ts";

/** What stands of a plant in one version. */
const cellsOf = ({ name, machines, standby, installed, load, state }: PlanPlant) => ({
  name,
  machines: machinesWords(
    machines.map(({ model, count }) => ({ of: { model }, count })),
    standby,
  ),
  installed: formatNumber(installed, 0),
  load: formatNumber(load, 1),
  state: PLANT_STATE_WORDS[state],
});

const column = comparedColumns<ReturnType<typeof cellsOf>>();

const COLUMNS = [
  column("冷热源", "name", 160),
  column("机组", "machines"),
  column("装机，kW", "installed", 144),
  column("负荷，kW", "load", 160),
  column("判定", "state", 144),
];

/** Plants of two versions side by side. */
export const PlantDifferences = ({ plants }: { readonly plants: readonly Difference<PlanPlant>[] }) => (
  <ComparedTable
    columns={COLUMNS}
    lines={plants.map(({ id, before, after }) => ({
      id,
      before: before && cellsOf(before),
      after: after && cellsOf(after),
    }))}
  />
);
