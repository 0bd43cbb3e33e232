import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { AIR_OUTLET, FAN_COIL, INDOOR_UNIT, type CategoryCode } from "../categories.ts";
import type { ImportDefinition, ImportStandard } from "../import/ImportedProduct.ts";
import type { SourceProduct } from "../import/SourceProduct.ts";
import { PROPERTY } from "../properties.ts";

/** A property that makers state in a title, if at all, and by which a batch run chooses: 卧式, 暗装. */
export interface StatedForm {
  readonly code: string;
  readonly name: string;
  readonly options: readonly string[];
  /** What the title names; empty if it names none or several. */
  readonly stated: string;
}

type Codes = Readonly<Partial<Record<CategoryCode, readonly string[]>>>;

const FORMS: Codes = {
  [FAN_COIL]: [PROPERTY.structure, PROPERTY.installation],
  [INDOOR_UNIT]: [PROPERTY.structure],
  [AIR_OUTLET]: [PROPERTY.outletType],
};

/** Without one of these a product takes no part in a batch run. */
const NEEDED: Codes = {
  [FAN_COIL]: [
    PROPERTY.structure,
    PROPERTY.installation,
    ...(["high", "medium"] as const).flatMap((step) => [
      PROPERTY[`${step}AirFlow`],
      PROPERTY[`${step}TotalCooling`],
      PROPERTY[`${step}SensibleCooling`],
    ]),
  ],
  [INDOOR_UNIT]: [PROPERTY.structure, PROPERTY.coolingCapacity],
  [AIR_OUTLET]: [PROPERTY.outletType],
};

/** Property codes that a product states; a header is a code, and a unit behind it. */
const statedBy = ({ fields }: SourceProduct): ReadonlySet<string> =>
  new Set(fields.map(([header]) => header.split(" ")[0] ?? ""));

/** The only value that the lines name; of 嵌入式 within 四面出风嵌入式 the longer one. */
function namedIn(lines: readonly string[], names: readonly string[]): string {
  const text = lines.map(normaliseText).join("\n");
  const named = names.filter((name) => text.includes(name));
  const longest = named.filter((name) => !named.some((other) => other !== name && other.includes(name)));
  return longest.length === 1 ? (longest[0] ?? "") : "";
}

/** The forms of a table that some of its products lack. */
export function statedForms(
  category: CategoryCode | null,
  conditions: readonly string[],
  products: readonly SourceProduct[],
  definitions: readonly ImportDefinition[],
): readonly StatedForm[] {
  const stated = products.map(statedBy);
  return (category === null ? [] : (FORMS[category] ?? [])).flatMap((code) => {
    const definition = definitions.find((each) => each.code === code);
    if (!definition || stated.every((codes) => codes.has(code))) return [];
    const options = definition.enumValues.map(({ name }) => name);
    return [{ code, name: definition.name, options, stated: namedIn(conditions, options) }];
  });
}

/** A product with the forms that it does not state itself. */
export function withForms(
  product: SourceProduct,
  forms: readonly StatedForm[],
  given: ReadonlyMap<string, string>,
): SourceProduct {
  const own = statedBy(product);
  const added = forms.flatMap(({ code, options, stated }) => {
    const value = given.get(code) ?? stated;
    return own.has(code) || !options.includes(value) ? [] : [[code, value] as const];
  });
  return added.length === 0 ? product : { ...product, fields: [...product.fields, ...added] };
}

/** Names of what keeps products of a table out of batch runs. */
export function lackedByBatch(
  category: CategoryCode | null,
  products: readonly SourceProduct[],
  standard: ImportStandard,
): readonly string[] {
  const needed = category === null ? [] : (NEEDED[category] ?? []);
  const definitions = standard.categories.find(({ code }) => code === category)?.definitions ?? [];
  const stated = products.map(statedBy);
  return needed.flatMap((code) =>
    stated.every((codes) => codes.has(code))
      ? []
      : (definitions.find((each) => each.code === code)?.name ?? []),
  );
}
