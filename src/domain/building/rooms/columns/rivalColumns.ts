import { isForEachArea, type Candidate } from "./columnCandidates.ts";
import type { ColumnField } from "../importPreview.ts";
import { kindOf } from "../columnFields.ts";
import type { FigureUnit } from "../../../base/sheet/standardUnits.ts";

/** Columns that state one field with different figures: first the one that is read, then the others. */
export interface Rivals {
  readonly field: ColumnField;
  readonly columns: readonly {
    readonly at: number;
    readonly header: string;
    readonly unit: FigureUnit | null;
  }[];
}

/**
 * Rival loads and flows, for instance a design figure beside an operating one, or figures of two tools in the same
 * project.
 */
export function rivalsOf(
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<ColumnField, Candidate>,
  unitOf: (candidate: Candidate, kind: FigureUnit["kind"]) => FigureUnit,
): readonly Rivals[] {
  return [...chosen].flatMap(([field, best]) => {
    const kind = kindOf(field);
    if (kind !== "power" && kind !== "flow") return [];
    const others = candidates.filter(
      (other) => other.at !== best.at && other.match.field === field && areRivals(best, other),
    );
    const differing = others.filter((other) => differ(best, unitOf(best, kind), other, unitOf(other, kind)));
    if (differing.length === 0) return [];
    const shown = [best, ...differing].map((one) => ({
      at: one.at,
      header: one.column.header,
      unit: unitOf(one, kind),
    }));
    return [{ field, columns: shown }];
  });
}

/** Equal in rank, or different only in design and operation. */
const areRivals = (best: Candidate, other: Candidate) =>
  !best.isHidden &&
  !other.isHidden &&
  !isForEachArea(best) &&
  !isForEachArea(other) &&
  best.match.hasFreshAir === other.match.hasFreshAir &&
  best.match.is === other.match.is &&
  other.facts.filled > other.facts.faults;

const SAME = 1e-3;

function differ(one: Candidate, unit: FigureUnit, other: Candidate, otherUnit: FigureUnit): boolean {
  return one.facts.values.some((value, at) => {
    const beside = other.facts.values[at] ?? null;
    if (value === null || beside === null) return false;
    const [first, second] = [value * unit.factor, beside * otherUnit.factor];
    return Math.abs(first - second) > SAME * Math.max(Math.abs(first), Math.abs(second));
  });
}
