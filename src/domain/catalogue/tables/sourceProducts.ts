import { machineOf } from "../machineOf.ts";
import type { ImportDefinition, ImportStandard } from "../import/ImportedProduct.ts";
import { warning, type Fault } from "../import/ImportRemark.ts";
import { findImportUnit } from "../import/importUnits.ts";
import type { SourceField, SourceProduct, SourceRow } from "../import/SourceProduct.ts";
import { productName } from "./productName.ts";
import { propertyNamed, propertyOf } from "./tableProperties.ts";
import type { TableFact, TableProduct, TableReading } from "./TableReading.ts";
import { quantityFacts } from "./words/quantities.ts";
import { STEPS, type Step } from "./words/stepNames.ts";
import { inStandard, tableUnitLabelled } from "./words/tableUnits.ts";

const headerOf = (name: string, unit: string) => (unit === "" ? name : `${name} (${unit})`);

/**
 * A product of a table as the import checks it; what the catalogue has no property for stays in the table's
 * reading.
 */
export function sourceProduct(
  product: TableProduct,
  { category, brand, conditions }: TableReading,
  standard: ImportStandard,
  givenBrand: string,
): SourceProduct {
  const definitions = standard.categories.find(({ code }) => code === category)?.definitions ?? [];
  const { place, facts, points } = product;
  const identity: SourceField[] = [
    ["category", category],
    ["brand", product.brand || brand || givenBrand],
    ["series", product.series],
    ["model", productName(product)],
    ["source", conditions.join(" ").slice(0, LONGEST_SOURCE)],
  ];
  const speed = facts.find(({ quantity, step }) => quantity === "speed" && step === null);
  const isMachine = category !== null && machineOf(category) !== null;
  const known = new Set<string>();
  const faults: Fault[] = [];
  const values = facts.map(asImported).flatMap((fact): readonly SourceField[] => {
    const property =
      fact.quantity === null || category === null
        ? propertyNamed(fact.name, definitions)
        : propertyOf(category, fact.quantity, fact.step);
    const definition = definitions.find(({ code }) => code === property);
    if (!definition || known.has(definition.code)) {
      if (property === null && hasNoSteps(fact, category))
        faults.push(warning(place, fact.name, "has no property for its step and is left out"));
      return [];
    }
    if (!fits(fact, definition)) {
      faults.push(
        warning(
          place,
          fact.name,
          `${JSON.stringify(cellOf(fact))} does not fit ${definition.name} and is left out`,
        ),
      );
      return [];
    }
    known.add(definition.code);
    return [[headerOf(definition.code, fact.unit), cellOf(fact)]];
  });
  return {
    place,
    fields: [...identity.filter(([, cell]) => cell !== "" && cell !== null), ...values],
    points:
      isMachine && points.length > 1 ? points.map((point) => pointRow(point.place, point.facts, speed)) : [],
    faults,
  };
}
const LONGEST_SOURCE = 512;

/** What a machine does at one of several steps, where its category knows no step of it. */
const hasNoSteps = ({ quantity, step }: TableFact, category: TableReading["category"]) =>
  step !== null &&
  quantity !== null &&
  category !== null &&
  quantityFacts(quantity).role === "curve" &&
  (Object.keys(STEPS) as Step[]).every((one) => propertyOf(category, quantity, one) === null);

/** A mass in a unit that the import does not know, in kg; a mass of water in an hour, in m³/h. */
function asImported(fact: TableFact): TableFact {
  const unit = tableUnitLabelled(fact.unit);
  if (!unit || typeof fact.value !== "number" || findImportUnit(fact.unit)) return fact;
  const label = unit.kind === "mass" ? "kg" : unit.kind === "waterMass" ? "m³/h" : null;
  return label === null ? fact : { ...fact, value: inStandard(fact.value, unit), unit: label };
}

const fits = ({ value }: TableFact, { dataType, enumValues }: ImportDefinition): boolean => {
  switch (dataType) {
    case "Number":
    case "Int":
      return typeof value === "number";
    case "Range":
      return typeof value !== "string";
    case "Enum":
      return enumValues.some(({ name }) => name === value);
    case "Text":
      return true;
    case "Bool":
      return false;
  }
};

const cellOf = ({ value }: TableFact): string | number =>
  typeof value === "object" ? `${value.from ?? ""}-${value.to ?? ""}` : value;

/** One row of a curve by the names of the import; a setting is named as the catalogue names it. */
function pointRow(place: string, facts: readonly TableFact[], speed: TableFact | undefined): SourceRow {
  const fields = [...facts, ...(speed ? [speed] : [])].flatMap((fact): readonly SourceField[] => {
    const curve = fact.quantity === null ? undefined : quantityFacts(fact.quantity).curve;
    if (curve === undefined || fact.step !== null) return [];
    return [[headerOf(curve === "speed" ? "转速" : curve, fact.unit), cellOf(fact)]];
  });
  const steps = facts.flatMap(({ step }) => (step === null ? [] : [STEPS[step]]));
  const [step] = steps;
  return { place, fields: step === undefined ? fields : [["档位", `${step}速`], ...fields] };
}
