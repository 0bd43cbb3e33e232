/** A figure or text that the materials of a category state. */
export interface MaterialDefinition {
  readonly code: string;
  readonly name: string;
  readonly dataType: "Number" | "Enum";
  readonly unitSymbol: string | null;
  /** Set if materials are searched by it. */
  readonly isSearch: boolean;
  /** Values of an Enum. */
  readonly enumValues: readonly { readonly code: string; readonly name: string }[];
}

/** Material categories are numbered from M000101, product categories from C000001. */
export const isMaterialCode = (categoryCode: string): boolean => categoryCode.startsWith("M");

/** Rows of a material list before more are requested. */
export const MATERIALS_PER_PAGE = 20;
