import { SELECTION } from "../planWords.ts";
import { findScheduleUnit } from "../../../base/sheet/figureUnits.ts";
import type { FigureUnit } from "../../../base/sheet/standardUnits.ts";
import { headerTexts } from "../../../base/sheet/headerRows.ts";
import type { ColumnField } from "../importPreview.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { recogniseName, type NameMatch } from "./recogniseName.ts";
import { kindOf } from "../columnFields.ts";
import { isPlace } from "../roomFields.ts";
import { simplifyChinese } from "../../../base/sheet/simplifyChinese.ts";
import type { SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { joinHeader } from "../../../base/sheet/splitHeader.ts";

/** The meaning of one column's header. */
export interface HeaderColumn {
  readonly column: number;
  readonly header: string;
  /** `null` if the name is unknown, or impossible for this column. */
  readonly match: NameMatch | null;
  /** The unit that the header names. */
  readonly unit: FigureUnit | null;
  /** It names the units of the column before it, row by row. */
  readonly isUnits: boolean;
  /** It has a field's name but contains something else. */
  readonly problem: "qualified" | "other-kind" | null;
}

export interface Header {
  /** Zero-based. */
  readonly top: number;
  readonly depth: number;
  readonly columns: readonly HeaderColumn[];
  readonly fields: ReadonlySet<ColumnField>;
  /** The better of two readings has the higher score; 0 is no header. */
  readonly score: number;
}

/** One more field outweighs any number of units. */
const FIELD_SCORE = 100;
const UNITS_NAME = /(?:单位|units?)$/u;

/** The header in `depth` rows from `top`; its score is 0 without a room code or name and one more field. */
export function readHeader(grid: SheetGrid, top: number, depth: number): Header {
  const columns: HeaderColumn[] = [];
  headerTexts(grid, top, depth).forEach((texts, column) => {
    if (texts.length > 0) columns.push(readColumn(texts, column, columns.at(-1)));
  });
  const meant = columns.filter(({ match, problem }) => match !== null && problem === null);
  const fields = new Set(meant.flatMap(({ match }) => match?.field ?? []));
  const namesRooms = fields.has("roomCode") || fields.has("roomName");
  const units =
    meant.filter(({ unit }) => unit !== null).length + columns.filter(({ isUnits }) => isUnits).length;
  // Location columns do not make a list a schedule, nor a header better; they are read wherever there is a header
  // without them.
  const identifying = [...fields].filter((field) => !isPlace(field)).length;
  const score = namesRooms && identifying > 1 ? identifying * FIELD_SCORE + units : 0;
  return { top, depth, columns, fields, score };
}

function readColumn(
  texts: readonly string[],
  column: number,
  before: HeaderColumn | undefined,
): HeaderColumn {
  const header = [...new Set(texts)].join(" ").replace(/\s+/gu, " ");
  const { name, unit } = joinHeader(texts);
  const isUnits =
    before !== undefined &&
    before.column === column - 1 &&
    before.unit === null &&
    UNITS_NAME.test(simplifyChinese(normaliseText(texts.at(-1) ?? "").toLowerCase())) &&
    findScheduleUnit(normaliseText(texts.at(-1) ?? "")) === undefined;
  const match = isUnits || header.startsWith(SELECTION) ? null : recogniseName(name);
  return { column, header, match, unit, isUnits, problem: match && problemOf(match, unit) };
}

function problemOf({ field, is, isDensity }: NameMatch, unit: FigureUnit | null): HeaderColumn["problem"] {
  const kind = kindOf(field);
  if (is === "qualified") return "qualified";
  if (is === "symbol" && unit === null) return "qualified";
  if (unit && unit.kind !== kind) return "other-kind";
  return isDensity && unit && !unit.isPerArea ? "other-kind" : null;
}
