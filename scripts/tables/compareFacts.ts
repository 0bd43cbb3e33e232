import type { TableFact, TableRange } from "#domain/catalogue/tables/TableReading.ts";
import { PLAIN } from "#domain/catalogue/tables/cells/numberStyle.ts";
import { readText } from "#domain/catalogue/tables/cells/readTableCell.ts";
import { recogniseHead, type Meaning } from "#domain/catalogue/tables/words/recognise.ts";
import type { TableUnit } from "#domain/catalogue/tables/words/TableUnit.ts";
import { inStandard, splitTableHead, tableUnitLabelled } from "#domain/catalogue/tables/words/tableUnits.ts";
import { normaliseText } from "#domain/base/sheet/normaliseText.ts";

/** An expected figure, with the name that the reader uses. */
interface Wanted extends Meaning {
  readonly name: string;
  readonly unit: TableUnit | null;
  readonly value: number | string;
}

const SAME = 1e-9;
const POWERS: ReadonlySet<string | null> = new Set(["power", "motorPower", "shaftPower", "inputPower"]);
const EFFICIENCIES: ReadonlySet<string | null> = new Set(["efficiency", "totalEfficiency"]);

const wantedOf = (head: string, value: number | string): Wanted => {
  const { name, unit } = splitTableHead(head);
  return { ...recogniseHead([name], unit), name, unit, value };
};

/** 功率 alone may be any power, and 效率 of a fan is that of its total pressure. */
function meansSame(wanted: Wanted, fact: TableFact): boolean {
  if (wanted.step !== fact.step) return false;
  if (wanted.quantity === null) return fact.quantity === null && sharesName(wanted.name, fact.name);
  if (wanted.quantity === fact.quantity) return true;
  if (wanted.quantity === "power") return POWERS.has(fact.quantity);
  return EFFICIENCIES.has(wanted.quantity) && EFFICIENCIES.has(fact.quantity);
}

const plain = (text: string) =>
  normaliseText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}°]/gu, "");
const sharesName = (one: string, other: string) =>
  plain(other).includes(plain(one)) || plain(one).includes(plain(splitTableHead(other).name));

const shown = (value: TableFact["value"]) =>
  typeof value === "object" ? `${value.from ?? ""}-${value.to ?? ""}` : String(value);

function isSame(wanted: Wanted, fact: TableFact): boolean {
  const { value } = wanted;
  const read =
    typeof value === "number"
      ? { kind: "number" as const, value, unit: null }
      : readText(normaliseText(value), PLAIN);
  if (read.kind === "number" && typeof fact.value === "number")
    return isNear(read.value, read.unit ?? wanted.unit, fact.value, fact.unit);
  if (read.kind === "range" && typeof fact.value === "object")
    return (
      isNearEnd(read.from, wanted, fact, fact.value.from) && isNearEnd(read.to, wanted, fact, fact.value.to)
    );
  return plain(String(value)) === plain(shown(fact.value));
}

const isNearEnd = (end: number, { unit }: Wanted, fact: TableFact, found: TableRange["from"]) =>
  Number.isFinite(end) ? found !== null && isNear(end, unit, found, fact.unit) : found === null;

function isNear(wanted: number, wantedUnit: TableUnit | null, found: number, label: string): boolean {
  const unit = label === "" ? null : (tableUnitLabelled(label) ?? null);
  const [one, two] =
    wantedUnit && unit && wantedUnit.kind === unit.kind
      ? [inStandard(wanted, wantedUnit), inStandard(found, unit)]
      : [wanted, found];
  if (wantedUnit && unit && wantedUnit.kind !== unit.kind) return false;
  return Math.abs(one - two) <= SAME * Math.max(1, Math.abs(one));
}

/** An expected figure that is missing or different, with a line that says so. */
export interface Difference {
  readonly head: string;
  readonly line: string;
}

/** Expected figures that are missing or different among the facts. */
export function differences(
  expected: Readonly<Record<string, number | string>>,
  facts: readonly TableFact[],
): readonly Difference[] {
  const free = new Set(facts);
  return Object.entries(expected).flatMap(([head, value]): readonly Difference[] => {
    const wanted = wantedOf(head, value);
    const named = [...free].filter((fact) => meansSame(wanted, fact));
    // An unknown name may be a synonym of the printed one; the figure must then be stated under that.
    const synonyms =
      wanted.quantity === null && named.length === 0
        ? [...free].filter((fact) => fact.quantity === null)
        : [];
    const found = [...named, ...synonyms].find((fact) => isSame(wanted, fact));
    if (found) {
      free.delete(found);
      return [];
    }
    const other = named[0];
    const line = other
      ? `${head}: expected ${value}, read ${shown(other.value)} ${other.unit}`
      : `${head}: expected ${value}, not read`;
    return [{ head, line }];
  });
}

/** Returns 全压 for 全压 Pa (mmH2O). */
function withoutUnits(field: string) {
  const { name, unit } = splitTableHead(field);
  const inner = splitTableHead(name);
  return { name: inner.unit === null || inner.name === "" ? name : inner.name, unit };
}

/** Whether a remark on this printed field is about the expected figure; no other remark excuses it. */
export function concerns(head: string, field: string): boolean {
  const wanted = wantedOf(head, "");
  return field.split("、").some((one) => {
    const { name, unit } = withoutUnits(one);
    // A group's name may precede the name: 性能参数 扬程.
    const quantity = recogniseHead([name], unit).quantity ?? recogniseHead(name.split(" "), unit).quantity;
    if (quantity !== null && wanted.quantity !== null)
      return meansSame(wanted, { quantity, step: wanted.step, name: one, unit: "", value: "" });
    return plain(name) !== "" && plain(wanted.name) !== "" && sharesName(wanted.name, one);
  });
}
