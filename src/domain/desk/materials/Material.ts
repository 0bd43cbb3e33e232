/** A figure or a word that the materials of a category state. */
export interface MaterialDefinition {
  readonly code: string;
  readonly name: string;
  readonly dataType: "Number" | "Enum";
  readonly unitSymbol: string | null;
  /** Materials are searched by it. */
  readonly isSearch: boolean;
  /** Of an Enum. */
  readonly enumValues: readonly { readonly code: string; readonly name: string }[];
}

/** Categories of materials are numbered M000101, those of products C000001. */
export const isMaterialCode = (categoryCode: string): boolean => categoryCode.startsWith("M");

/** Rows of a list of materials before anybody asks for more. */
export const MATERIALS_PER_PAGE = 20;
