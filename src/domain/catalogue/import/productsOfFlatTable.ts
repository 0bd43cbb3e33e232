import { cellText } from "../../base/sheet/SheetGrid.ts";
import { CURVE_NAMES } from "./curveFields.ts";
import { IDENTITY_NAMES } from "./identityFields.ts";
import { refusal, type Fault } from "./ImportRemark.ts";
import { namedBy, type HeaderReader } from "./readHeader.ts";
import { agrees, sourceKey, type SourceKey } from "./sourceKey.ts";
import type { SourceField, SourceProduct, SourceRow } from "./SourceProduct.ts";
import { rowsOf, type SourceTable } from "./SourceTable.ts";

interface Group {
  readonly key: SourceKey;
  readonly rows: SourceRow[];
}

/**
 * Products of one flat table. The rows of a product repeat its model and may repeat the rest. If any product has
 * more than one row, the columns of a curve hold points; otherwise they are properties.
 */
export function productsOfFlatTable(table: SourceTable, headerOf: HeaderReader): SourceProduct[] {
  const groups = groupRows(rowsOf(table), headerOf);
  const hasCurves = groups.some(({ rows }) => rows.length > 1);
  const isPoint = ([text]: SourceField) => {
    const header = headerOf(text);
    return (
      hasCurves && namedBy(header, CURVE_NAMES) !== undefined && namedBy(header, IDENTITY_NAMES) === undefined
    );
  };
  return groups.map(({ rows }) => merged(rows, isPoint));
}

function groupRows(rows: readonly SourceRow[], headerOf: HeaderReader): Group[] {
  const groups: Group[] = [];
  const byModel = new Map<string, Group[]>();
  for (const row of rows) {
    const key = sourceKey(row, headerOf);
    // Rows without a model do not belong together for that reason.
    const same = key.model === undefined ? [] : (byModel.get(key.model) ?? []);
    const group = same.findLast((candidate) => agrees(key, candidate.key));
    if (group) {
      group.rows.push(row);
      continue;
    }
    const fresh = { key, rows: [row] };
    groups.push(fresh);
    if (key.model !== undefined) byModel.set(key.model, [...same, fresh]);
  }
  return groups;
}

/** Merges a product's rows; a field that stands on several rows must say the same on each. */
function merged(rows: readonly SourceRow[], isPoint: (field: SourceField) => boolean): SourceProduct {
  // A group has at least one row.
  const { place } = rows[0]!;
  const fields = new Map<string, SourceField>();
  const points: SourceRow[] = [];
  const faults: Fault[] = [];
  for (const row of rows) {
    const measured = row.fields.filter(isPoint);
    if (measured.length > 0) points.push({ place: row.place, fields: measured });
    for (const field of row.fields) {
      const [text, cell] = field;
      if (isPoint(field)) continue;
      const known = fields.get(text);
      if (known === undefined) fields.set(text, field);
      else if (cellText(known[1]).trim() !== cellText(cell).trim())
        faults.push(refusal(row.place, text, `is not what ${place} says of the same product`));
    }
  }
  return { place, fields: [...fields.values()], points, faults };
}
