import { formatNumber } from "#domain/base/formatNumber.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanDucts } from "#domain/building/plan/PlanContent.ts";
import { ELEMENT_KINDS, ELEMENT_WORDS } from "#domain/building/systems/air/DuctElement.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { comparedColumns, NONE, stateCell } from "./comparedColumns.ts";

/** 消声器 2、防火阀 1 */
function elementsCell(elements: PlanDucts["elements"] = []): string {
  const counts = ELEMENT_KINDS.flatMap((kind) => {
    const count = elements.reduce((sum, each) => (each.kind === kind ? sum + each.count : sum), 0);
    return count === 0 ? [] : [`${ELEMENT_WORDS[kind].name} ${formatNumber(count, 0)}`];
  });
  return counts.join("、") || NONE;
}

/** 38.2 / 42.0 */
const coilCell = (coil: PlanDucts["cooling"]): string =>
  coil === undefined ? NONE : `${formatNumber(coil.need, 1)} / ${formatNumber(coil.stated, 1)}`;

/** The cells of a duct system in one version */
const cellsOf = ({ ducts, fan, handler, cooling, heating, elements, ...of }: PlanDucts) => ({
  name: of.name,
  rooms: formatNumber(of.rooms, 0),
  flow: formatNumber(of.flow, 0),
  pressure: formatNumber(of.pressure, 0),
  ducts: formatNumber(
    ducts.reduce((sum, { length }) => sum + length, 0),
    0,
  ),
  index: of.index || NONE,
  fan: (handler ?? fan)?.model ?? NONE,
  state: stateCell(handler ?? fan),
  cooling: coilCell(cooling),
  heating: coilCell(heating),
  elements: elementsCell(elements),
});

const column = comparedColumns<ReturnType<typeof cellsOf>>();

const COILS = [column("冷量，所需/机组，kW", "cooling", 176), column("热量，所需/机组，kW", "heating", 176)];
const hasCoils = (of: PlanDucts | null): boolean => (of?.cooling ?? of?.heating) !== undefined;

const COLUMNS = [
  column("系统", "name", 160),
  column("房间，间", "rooms", 96),
  column("风量，m³/h", "flow", 144),
  column("全压，Pa", "pressure", 112),
  column("风管，m", "ducts", 120),
  column("最不利末端", "index", 124),
  column("风机或机组", "fan"),
  column("判定", "state", 144),
  ...COILS,
  column("消声器和风阀", "elements", 160),
];

/** Duct systems of two versions side by side */
export const DuctDifferences = ({ ducts }: { readonly ducts: readonly Difference<PlanDucts>[] }) => (
  <ComparedTable
    columns={
      ducts.some(({ before, after }) => hasCoils(before) || hasCoils(after))
        ? COLUMNS
        : COLUMNS.filter((each) => !COILS.includes(each))
    }
    lines={ducts.map(({ id, before, after }) => ({
      id,
      before: before && cellsOf(before),
      after: after && cellsOf(after),
    }))}
  />
);
