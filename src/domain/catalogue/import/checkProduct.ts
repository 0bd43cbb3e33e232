import { append } from "../../base/lists.ts";
import { cellText, isBlank } from "../../base/sheet/SheetGrid.ts";
import { machineOf } from "../machineOf.ts";
import { PROPERTY } from "../properties.ts";
import { checkPlain } from "./checkPlain.ts";
import { checkRated } from "./checkRated.ts";
import { checkUsual } from "./checkUsual.ts";
import { contradictionWords } from "./contradictionWords.ts";
import { derivedValues } from "./ratedPoint.ts";
import { statedFigures } from "./statedFigures.ts";
import { withTotalPressure } from "./withTotalPressure.ts";
import { IDENTITY_NAMES, type IdentityField } from "./identityFields.ts";
import type { ImportCatalogue, ImportCategory } from "./importCatalogue.ts";
import type { ImportedProduct, ImportedValue } from "./ImportedProduct.ts";
import { refusal, type Fault, type ImportRemark } from "./ImportRemark.ts";
import { isWeightedOctave } from "./octaveNames.ts";
import { isStorable } from "./isStorable.ts";
import { readCurves } from "./readCurves.ts";
import { compactName, namedBy, type HeaderReader } from "./readHeader.ts";
import { readPoint } from "./readPoints.ts";
import { readValue } from "./readValue.ts";
import type { SourceField, SourceProduct } from "./SourceProduct.ts";

export interface CheckedProduct {
  readonly place: string;
  /** `null` if any part of it was refused. */
  readonly product: ImportedProduct | null;
  readonly remarks: readonly ImportRemark[];
  /** Refused for standing in the file a second time. */
  readonly isRepeated?: true;
}

type Identity = Partial<Record<IdentityField, string>>;

/** Brand, series, model and name are shown and searched; a longer text is none of them. */
const LONGEST_NAME = 128;
const LONGEST_SOURCE = 512;
const MOST_POINTS = 10_000;

/** The faults of one product, or the product as the catalogue takes it. */
export function checkProduct(
  source: SourceProduct,
  catalogue: ImportCatalogue,
  headerOf: HeaderReader,
): CheckedProduct {
  const { place } = source;
  const faults: Fault[] = [...source.faults];
  const { identity, rest } = readIdentity(source, headerOf, faults);
  const { brand = "", model = "", category: stated = "" } = identity;
  const category = catalogue.get(compactName(stated));
  if (stated === "") faults.push(refusal(place, "category", "is missing"));
  else if (category === undefined) faults.push(refusal(place, "category", `"${stated}" does not exist`));
  if (brand === "") faults.push(refusal(place, "brand", "is missing"));
  if (model === "") faults.push(refusal(place, "model", "is missing"));
  const { values, curves, remark } =
    category === undefined ? NOTHING : readFigures(source, rest, category, headerOf, faults);

  const isRefused = faults.some(({ severity }) => severity === "refused");
  const product = `${brand} ${model}`.trim();
  return {
    place,
    product:
      isRefused || category === undefined
        ? null
        : {
            categoryCode: category.code,
            brand,
            model,
            series: identity.series ?? null,
            name: identity.name ?? model,
            source: identity.source ?? null,
            remark,
            values,
            curves,
          },
    remarks: faults.map((fault) => ({ ...fault, product })),
  };
}

const NOTHING = { values: [], curves: [], remark: null } as const;

/**
 * Reads the stated values and curves and derives what follows from them; then compares them with each other and
 * with usual ranges.
 */
function readFigures(
  source: SourceProduct,
  fields: readonly SourceField[],
  category: ImportCategory,
  headerOf: HeaderReader,
  faults: Fault[],
) {
  const { place } = source;
  const before = faults.length;
  const stated = readValues(fields, category, place, headerOf, faults);
  const outlet =
    machineOf(category.code) === "fan" ? (statedFigures(stated).get(PROPERTY.outletArea) ?? null) : null;
  const measured = curvesOf(source, category, headerOf, faults);
  if (faults.slice(before).some(({ severity }) => severity === "refused")) return NOTHING;
  const { values, curves, converted } = withTotalPressure(stated, measured, outlet);
  append(faults, checkPlain(category, values, place));
  append(faults, checkUsual(category, values, curves, place));
  append(faults, checkRated(category, values, curves, place));
  const isDefined = (property: string) => category.definitions.some(({ code }) => code === property);
  const derived = derivedValues(category.code, values, curves, isDefined);
  const remark = [converted ?? [], contradictionWords(measured) ?? []].flat().join("；");
  return { values: [...values, ...derived], curves, remark: remark === "" ? null : remark };
}

function readIdentity({ place, fields }: SourceProduct, headerOf: HeaderReader, faults: Fault[]) {
  const identity: Identity = {};
  const rest: SourceField[] = [];
  for (const field of fields) {
    const [text, cell] = field;
    const named = namedBy(headerOf(text), IDENTITY_NAMES);
    if (named === undefined) rest.push(field);
    else if (!isBlank(cell) && named !== "ignored") {
      const value = cellText(cell).trim();
      if (identity[named] !== undefined && identity[named] !== value)
        faults.push(refusal(place, text, "is stated twice"));
      const longest = named === "source" ? LONGEST_SOURCE : LONGEST_NAME;
      if (value.length > longest) faults.push(refusal(place, text, `is longer than ${longest} characters`));
      if (!isStorable(value)) faults.push(refusal(place, text, "holds a character that is not text"));
      identity[named] = value;
    }
  }
  return { identity, rest };
}

function readValues(
  fields: readonly SourceField[],
  { properties }: ImportCategory,
  place: string,
  headerOf: HeaderReader,
  faults: Fault[],
): ImportedValue[] {
  const values = new Map<string, ImportedValue>();
  for (const [text, cell] of fields) {
    if (isBlank(cell)) continue;
    const header = headerOf(text);
    const definition = namedBy(header, properties);
    if (definition === undefined) {
      faults.push(refusal(place, text, "is not a property of this category"));
      continue;
    }
    if (isWeightedOctave(definition.code, text)) {
      faults.push(refusal(place, text, "is A-weighted, and octaves are not"));
      continue;
    }
    // If a property's own name ends like a unit, its header has none.
    const unit = properties.get(header.whole) === definition ? null : header.unit;
    const value = readValue(cell, unit, definition);
    if (!value.ok) faults.push(refusal(place, text, value.code));
    else if (values.has(definition.code)) faults.push(refusal(place, text, "repeats a property"));
    else if (value.value !== null) values.set(definition.code, value.value);
  }
  return [...values.values()];
}

function curvesOf(
  { place, points }: SourceProduct,
  { code }: ImportCategory,
  headerOf: HeaderReader,
  faults: Fault[],
) {
  if (points.length > MOST_POINTS) {
    faults.push(refusal(place, "curves", `have more than ${MOST_POINTS} points`));
    return [];
  }
  const before = faults.length;
  const read = points.flatMap((row) => readPoint(row, code, headerOf, faults) ?? []);
  return faults.length > before ? [] : readCurves(read, faults);
}
