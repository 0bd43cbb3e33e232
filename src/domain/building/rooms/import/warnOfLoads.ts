import type { PackedTable } from "../PackedTable.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import { median } from "../columns/columnFacts.ts";
import type { ColumnReading } from "../rows/ColumnReading.ts";
import { unitsOf } from "../../../base/sheet/figureUnits.ts";
import type { FigureUnit } from "../../../base/sheet/standardUnits.ts";
import type { ImportWarning } from "../importPreview.ts";
import { DENSEST_LOAD, LARGEST_USUAL_LOAD, likelyLoadUnit, THINNEST_LOAD } from "../columns/loadDensity.ts";
import type { RoomsPart } from "../rows/readRooms.ts";
import { columnTitle, kindOf } from "../columnFields.ts";
import { statedFigures } from "./statedFigures.ts";
import type { UnderstoodForm } from "../columns/understandForm.ts";

/** Loads that would be unusual in most rooms of any building, and the unit that was probably meant. */
export function warnOfLoads(
  rooms: PackedTable,
  { key, readings }: UnderstoodForm,
  parts: readonly RoomsPart[],
): readonly ImportWarning[] {
  const own = parts.filter(({ form }) => form === key);
  return readings.flatMap((reading, at) => {
    if (reading.field === null || kindOf(reading.field) !== "power" || !reading.unit) return [];
    const { values, areas } = statedFigures(rooms, reading.field, own);
    const text = whatIsOdd(reading, values, areas);
    if (text === null) return [];
    const likely = likelyUnit(values, areas, reading.unit);
    return [
      {
        text: likely ? `${text}，单位可能是 ${likely.label}` : `${text}，请核对单位和面积`,
        fix: likely ? { form: key, column: at, use: { field: reading.field, unit: likely.label } } : null,
      },
    ];
  });
}

function whatIsOdd(
  { field, header, unit }: ColumnReading,
  values: readonly number[],
  areas: readonly (number | null)[],
): string | null {
  const read = `“${header}”按 ${unit?.label ?? ""} 读取`;
  const densities: number[] = [];
  for (let at = 0; at < values.length; at++) {
    const load = values[at] ?? 0;
    const roomArea = areas[at] ?? null;
    if (roomArea !== null && load > 0) densities.push(load / roomArea);
  }
  if (densities.length === 0) {
    const load = median(values) ?? 0;
    return load > LARGEST_USUAL_LOAD ? `${read}，多数房间大于 ${LARGEST_USUAL_LOAD} kW` : null;
  }
  // Latent loads of dry rooms are small without being wrong.
  const least = field === "latentLoad" ? 0 : THINNEST_LOAD;
  const odd = densities.filter((density) => density < least || density > DENSEST_LOAD).length;
  if (odd * 2 <= densities.length) return null;
  const usual = (median(densities) ?? 0) * 1e3;
  const shown = formatNumber(usual, usual < 10 ? 2 : 0);
  return `${read}，多数房间的${columnTitle(field ?? "coolingLoad")}约 ${shown} W/㎡，不在 10–1,000 W/㎡ 之间`;
}

/** The loads as written in the schedule, tried with other units. */
function likelyUnit(
  loads: readonly number[],
  areas: readonly (number | null)[],
  unit: FigureUnit,
): FigureUnit | null {
  const written = loads.map((load, at) => {
    const roomArea = areas[at] ?? null;
    if (!unit.isPerArea) return load / unit.factor;
    return roomArea === null ? null : load / roomArea / unit.factor;
  });
  const likely = likelyLoadUnit(written, areas);
  return likely && likely.label !== unit.label && unitsOf("power").includes(likely) ? likely : null;
}
