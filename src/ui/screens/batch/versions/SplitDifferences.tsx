import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanSplit } from "#domain/building/plan/PlanContent.ts";
import { ratioText } from "#domain/building/systems/split/fitWords.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { comparedColumns, NONE, stateCell } from "./comparedColumns.ts";

/** The cells of a system of indoor units in one version */
const cellsOf = ({ name, rooms, units, ratio, block, available, length, outdoor }: PlanSplit) => ({
  name,
  rooms: formatNumber(rooms, 0),
  units: formatNumber(units, 0),
  ratio: ratioText(ratio),
  block: formatNumber(block, 1),
  available: formatNumber(available, 1),
  length: formatNumber(length, 0),
  outdoor: outdoor?.model ?? NONE,
  state: stateCell(outdoor),
});

const column = comparedColumns<ReturnType<typeof cellsOf>>();

const COLUMNS = [
  column("系统", "name", 160),
  column("房间，间", "rooms", 88),
  column("室内机，台", "units", 96),
  column("组合比，%", "ratio", 104),
  column("冷负荷，kW", "block", 120),
  column("修正制冷，kW", "available", 120),
  column("配管，m", "length", 104),
  column("室外机", "outdoor"),
  column("判定", "state", 144),
];

/** Systems of indoor units of two versions side by side */
export const SplitDifferences = ({ splits }: { readonly splits: readonly Difference<PlanSplit>[] }) => (
  <ComparedTable
    columns={COLUMNS}
    lines={splits.map(({ id, before, after }) => ({
      id,
      before: before && cellsOf(before),
      after: after && cellsOf(after),
    }))}
  />
);
