import { formatNumber } from "../../../base/formatNumber.ts";
import { unitsOf } from "../../../base/sheet/figureUnits.ts";
import { median } from "../columns/columnFacts.ts";
import type { UnderstoodForm } from "../columns/understandForm.ts";
import type { ImportWarning } from "../importPreview.ts";
import type { PackedTable } from "../PackedTable.ts";
import type { RoomsPart } from "../rows/readRooms.ts";
import { statedFigures } from "./statedFigures.ts";

/** m³/(h·㎡): less than a store, more than any crowd needs. L/s for m³/h stays within; m³/s and m³/min do not. */
const THINNEST = 0.2;
const DENSEST = 200;
/** What most rooms get; a unit by which they would is the likely one. */
const USUAL = { least: 1, most: 100 } as const;

/** Fresh air that would be unusual in most rooms of any building, and the unit that was probably meant. */
export function warnOfFresh(
  rooms: PackedTable,
  { key, readings }: UnderstoodForm,
  parts: readonly RoomsPart[],
): readonly ImportWarning[] {
  const own = parts.filter(({ form }) => form === key);
  return readings.flatMap(({ field, unit, header }, column) => {
    if (field !== "freshFlow" || unit === null || unit.isPerArea) return [];
    const { values, areas } = statedFigures(rooms, field, own);
    const usual = median(
      values.flatMap((value, at) => {
        const area = areas[at] ?? null;
        return area === null ? [] : [value / area];
      }),
    );
    if (usual === null || (usual >= THINNEST && usual <= DENSEST)) return [];
    const shown = formatNumber(usual, usual < 10 ? 3 : 0);
    const text = `“${header}”按 ${unit.label} 读取，多数房间约 ${shown} m³/(h·㎡)，不在 0.2–200 之间`;
    const likely = unitsOf("flow").find(({ factor, isPerArea }) => {
      const density = (usual / unit.factor) * factor;
      return !isPerArea && density >= USUAL.least && density <= USUAL.most;
    });
    return [
      likely === undefined
        ? { text: `${text}，请核对单位和面积`, fix: null }
        : {
            text: `${text}，单位可能是 ${likely.label}`,
            fix: { form: key, column, use: { field, unit: likely.label } },
          },
    ];
  });
}
