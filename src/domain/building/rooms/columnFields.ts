import type { FigureField } from "../../base/sheet/readFigure.ts";
import { STANDARD_UNITS, type FigureKind } from "../../base/sheet/standardUnits.ts";
import type { ColumnField, StatedField } from "./importPreview.ts";
import { FRESH_FIGURES, ROOM_FIGURES, type FreshFigure } from "./Room.ts";
import { FIGURE_FIELDS, fieldTitle, isFigure, PLACE_FIELDS, ROOM_FIELDS } from "./roomFields.ts";

/** All that a revised schedule may state anew. */
export const STATED_FIELDS = [...ROOM_FIELDS, ...FRESH_FIGURES] as const;

/** As what a person types of a room's fresh air; nobody stands closer than ten to a square metre. */
const LARGEST_FRESH = 1e6;
const MOST_PEOPLE = 1e5;
const MOST_CHANGES = 100;
const DENSEST_CROWD = 10;

const FRESH_FIELDS: Readonly<Record<FreshFigure, FigureField>> = {
  freshFlow: { title: "新风量", kind: "flow", min: 0, max: LARGEST_FRESH },
  people: { title: "人数", kind: "people", min: 0, max: MOST_PEOPLE },
  airChanges: { title: "换气次数", kind: "changes", min: 0, max: MOST_CHANGES },
};

/** A value from which a field of a room is computed. */
type Basis = Exclude<ColumnField, StatedField>;
const BASES: Readonly<Record<Basis, FigureField>> = {
  /** With the dry bulb it determines the wet bulb. */
  summerHumidity: { title: "夏季相对湿度", kind: "humidity", min: 0, max: 100 },
  /** With the area it determines the number of persons. */
  peopleDensity: { title: "人员密度", kind: "crowding", min: 0, max: DENSEST_CROWD },
};

/** The possible contents of a column, in the order in which they are offered. */
export const COLUMN_FIELDS: readonly ColumnField[] = [
  "roomCode",
  "roomName",
  ...PLACE_FIELDS,
  ...ROOM_FIGURES.flatMap((field) =>
    field === "summerWetBulb" ? [field, "summerHumidity" as const] : [field],
  ),
  ...FRESH_FIGURES.flatMap((field) => (field === "people" ? [field, "peopleDensity" as const] : [field])),
];

export const isFreshFigure = (field: ColumnField): field is FreshFigure => field in FRESH_FIELDS;
export const isBasis = (field: ColumnField): field is Basis => field in BASES;

/** The rules of a column of figures; `null` for texts. */
export const figureField = (field: ColumnField): FigureField | null => {
  if (isBasis(field)) return BASES[field];
  if (isFreshFigure(field)) return FRESH_FIELDS[field];
  return isFigure(field) ? FIGURE_FIELDS[field] : null;
};
export const kindOf = (field: ColumnField): FigureKind | null => figureField(field)?.kind ?? null;

export const columnTitle = (field: ColumnField): string =>
  isBasis(field) || isFreshFigure(field) ? figureField(field)!.title : fieldTitle(field);

/** Unit of the column's imported values; empty for texts and counts. */
export function columnUnit(field: StatedField): string {
  const kind = kindOf(field);
  return kind === null || kind === "count" ? "" : STANDARD_UNITS[kind].label;
}
