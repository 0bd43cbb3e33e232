import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { cellText, type Cell } from "../../base/sheet/SheetGrid.ts";
import { CURVE_NAMES, mayHaveCurve } from "./curveFields.ts";
import { refusal, type Fault } from "./ImportRemark.ts";
import { findImportUnit } from "./importUnits.ts";
import { isStorable } from "./isStorable.ts";
import { compactName, namedBy, type HeaderReader, type ImportHeader } from "./readHeader.ts";
import { readNumber, type FigureTarget } from "./readNumber.ts";
import { readValue } from "./readValue.ts";
import type { SourceField, SourceRow } from "./SourceProduct.ts";

/** One row of curve points in standard units: the quantities measured at one flow (m³/h) of one setting. */
export interface CurvePoint {
  readonly place: string;
  readonly setting: string | null;
  /** r/min */
  readonly speed: number | null;
  readonly isScalable: boolean | null;
  readonly flow: number;
  readonly quantities: readonly { readonly quantity: CurveQuantity; readonly value: number }[];
}

const target = (unitLabel: string, isHead: boolean): FigureTarget => ({
  unit: findImportUnit(unitLabel) ?? null,
  isHead,
});
const FLOW = target("m3/h", false);
const SPEED = target("r/min", false);
const TARGETS = new Map(
  Object.entries(CURVE_QUANTITIES).map(([quantity, { unit, axis }]) => [
    quantity,
    target(unit, axis === "head" || axis === "npsh"),
  ]),
);

const SCALABLE = { code: "scalable", name: "", dataType: "Bool", unitSymbol: null, enumValues: [] } as const;
const LONGEST_SETTING = 64;
/** Names of the sets of a double-speed fan and of the taps of a three-speed one, as the catalogue writes them. */
const SETTINGS: ReadonlyMap<string, string> = new Map([
  ["high", "高速"],
  ["highspeed", "高速"],
  ["medium", "中速"],
  ["mediumspeed", "中速"],
  ["low", "低速"],
  ["lowspeed", "低速"],
]);

type Draft = { -readonly [Key in keyof CurvePoint]: CurvePoint[Key] | null };

/** Reads one row of points; `null` if the row states none. */
export function readPoint(
  { place, fields }: SourceRow,
  categoryCode: string,
  headerOf: HeaderReader,
  faults: Fault[],
): CurvePoint | null {
  const before = faults.length;
  const draft: Draft = { place, setting: null, speed: null, isScalable: null, flow: null, quantities: null };
  const quantities: { quantity: CurveQuantity; value: number }[] = [];
  for (const field of fields) {
    const message = readField(field, headerOf(field[0]), categoryCode, draft, quantities);
    if (message !== null) faults.push(refusal(place, field[0], message));
  }
  if (faults.length > before) return null;
  const { setting, speed, isScalable, flow } = draft;
  if (flow === null && quantities.length === 0) return null;
  if (flow === null) {
    faults.push(refusal(place, "flow", "is missing beside what was measured over it"));
    return null;
  }
  if (quantities.length === 0) {
    faults.push(refusal(place, "flow", "is stated, but nothing that was measured over it"));
    return null;
  }
  return { place, setting, speed, isScalable, flow, quantities };
}

/** Returns the continuation of a sentence that begins with the header, or `null` if there is no fault. */
function readField(
  [text, cell]: SourceField,
  header: ImportHeader,
  categoryCode: string,
  draft: Draft,
  quantities: { quantity: CurveQuantity; value: number }[],
): string | null {
  const named = namedBy(header, CURVE_NAMES);
  if (named === undefined) return "is not a quantity of a curve";
  switch (named.kind) {
    case "ambiguous":
      return named.advice;
    case "setting":
      return readSetting(cell, draft);
    case "scalable": {
      const value = readValue(cell, null, SCALABLE);
      if (!value.ok) return value.code;
      draft.isScalable = value.value !== null && "bool" in value.value ? value.value.bool : null;
      return null;
    }
    case "flow":
    case "speed": {
      const value = readNumber(cell, header.unit, named.kind === "flow" ? FLOW : SPEED);
      if (!value.ok) return value.code;
      draft[named.kind] = value.value;
      return null;
    }
    case "quantity": {
      const { quantity } = named;
      if (!mayHaveCurve(categoryCode, quantity))
        return `is no quantity of this category (${CURVE_QUANTITIES[quantity].name})`;
      // Every quantity has its target.
      const value = readNumber(cell, header.unit, TARGETS.get(quantity)!);
      if (!value.ok) return value.code;
      if (quantities.some((other) => other.quantity === quantity)) return `repeats a quantity: ${text}`;
      if (value.value !== null) quantities.push({ quantity, value: value.value });
      return null;
    }
  }
}

function readSetting(cell: Cell, draft: Draft): string | null {
  const setting = cellText(cell).trim();
  draft.setting = setting === "" ? null : (SETTINGS.get(compactName(setting)) ?? setting);
  if (!isStorable(setting)) return "holds a character that is not text";
  return setting.length > LONGEST_SETTING ? `is longer than ${LONGEST_SETTING} characters` : null;
}
