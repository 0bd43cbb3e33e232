import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";

/** One designation with its size. */
export interface LibraryMaterial {
  readonly name: string;
  readonly specification: string;
  /** By what its figures were checked; `null`: by nothing, they are labelled 待核对. */
  readonly verifiedBy: string | null;
  readonly values: Keyed<number | string>;
}

/** Designations of one kind, in the order of their sizes. */
export interface LibraryCategory {
  readonly code: string;
  readonly parentCode: string;
  readonly name: string;
  /** Without its year: editions follow one another, the number stays. */
  readonly standard: string | null;
  readonly unit: string;
  readonly source: string;
  readonly definitions: readonly MaterialDefinition[];
  readonly materials: readonly LibraryMaterial[];
}

/** A standard is cited, its text is not copied; whoever orders by these figures compares them with the edition in force. */
export const cited = (standard: string) => `按 ${standard} 的规格系列录入，以现行版本为准`;

export const NOT_VERIFIED = null;

export const valuesOf = (...pairs: readonly (readonly [MaterialDefinition, number | string | null])[]) =>
  keyedFrom(pairs.flatMap(([{ code }, value]) => (value === null ? [] : [[code, value] as const])));

/** Decimals of a figure that is computed. */
export const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
