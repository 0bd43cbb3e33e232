import { DAMPER, SILENCER, type CategoryCode } from "../../../catalogue/categories.ts";
import { EMPTY_LIST, type ListState } from "../../../catalogue/listing/ListState.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import type { ElementKind } from "./DuctElement.ts";

/** 风阀类型 in the data standard */
const DAMPER_TYPES: Readonly<Record<Exclude<ElementKind, "silencer">, string>> = {
  fireDamper: "V000863",
  damper: "V000861",
};

export interface ElementSearch {
  readonly category: CategoryCode;
  readonly state: ListState;
}

/** The list of products with the size of a rectangular duct, mm */
export function elementSearch(
  kind: ElementKind,
  { a, b }: { readonly a: number; readonly b: number },
): ElementSearch {
  const sides = [
    { kind: "range", code: PROPERTY.width, from: a, to: a },
    { kind: "range", code: PROPERTY.height, from: b, to: b },
  ] as const;
  if (kind === "silencer") return { category: SILENCER, state: { ...EMPTY_LIST, properties: sides } };
  const type = { kind: "enums", code: PROPERTY.productType, codes: [DAMPER_TYPES[kind]] } as const;
  return { category: DAMPER, state: { ...EMPTY_LIST, properties: [type, ...sides] } };
}
