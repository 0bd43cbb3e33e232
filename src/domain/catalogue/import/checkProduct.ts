import { cellText, isBlank } from "../../rooms/SheetGrid.ts";
import { IDENTITY_NAMES, type IdentityField } from "./identityFields.ts";
import type { ImportCatalogue, ImportCategory } from "./importCatalogue.ts";
import type { ImportedProduct, ImportedValue } from "./ImportedProduct.ts";
import { refusal, type Fault, type ImportRemark } from "./ImportRemark.ts";
import { isStorable } from "./isStorable.ts";
import { readCurves } from "./readCurves.ts";
import { compactName, namedBy, type HeaderReader } from "./readHeader.ts";
import { readPoint } from "./readPoints.ts";
import { readValue } from "./readValue.ts";
import type { SourceField, SourceProduct } from "./SourceProduct.ts";

export interface CheckedProduct {
  readonly place: string;
  /** `null` when anything about it was refused. */
  readonly product: ImportedProduct | null;
  readonly remarks: readonly ImportRemark[];
}

type Identity = Partial<Record<IdentityField, string>>;

/** Brand, series, model and name are shown and searched: longer texts are none of them. */
const LONGEST_NAME = 128;
const LONGEST_SOURCE = 512;
const MOST_POINTS = 10_000;

/** Everything that is wrong with one product, or the product as the catalogue takes it. */
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
  const values = category === undefined ? [] : readValues(rest, category, place, headerOf, faults);
  const curves = category === undefined ? [] : curvesOf(source, category, headerOf, faults);

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
            values,
            curves,
          },
    remarks: faults.map((fault) => ({ ...fault, product })),
  };
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
    // A property whose own name ends like a unit has none in its header.
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
