import * as v from "valibot";
import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import type { Keyed } from "#domain/base/keyed.ts";
import { text } from "../../process/dataSchemas.ts";

/** One designation with its size. */
export interface LibraryMaterial {
  readonly name: string;
  readonly specification: string;
  /** Source with which the figures were checked; `null` if they were not, and are labelled 待核对. */
  readonly verifiedBy: string | null;
  readonly values: Keyed<number | string>;
}

/** A property of a category's materials: a figure, or one of a few words, each of which is its own code. */
const DefinitionSchema = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^MP\d{4}$/u, "is no code of a material's property")),
    name: text,
    unit: v.optional(text),
    isSearch: v.optional(v.boolean(), false),
    words: v.optional(v.pipe(v.array(text), v.minLength(1))),
  }),
  v.transform(({ code, name, unit = null, isSearch, words }): MaterialDefinition =>
    words === undefined
      ? { code, name, dataType: "Number", unitSymbol: unit, isSearch, enumValues: [] }
      : {
          code,
          name,
          dataType: "Enum",
          unitSymbol: null,
          isSearch: true,
          enumValues: words.map((word) => ({ code: word, name: word })),
        },
  ),
);

const CategorySchema = v.strictObject({
  code: text,
  parentCode: text,
  name: text,
  /** Without its year: editions follow one another, the number stays. */
  standard: v.nullable(text),
  unit: text,
  /**
   * Standards are cited, not copied; anybody who orders by the figures has to compare them with the edition
   * in force.
   */
  source: text,
  /** The file of its materials, beside the index. */
  table: v.pipe(v.string(), v.regex(/^\w+[.]csv$/u, "is no CSV file of this folder")),
  definitions: v.array(DefinitionSchema),
});

/** Designations of one kind, in the order of their sizes. */
export interface LibraryCategory extends v.InferOutput<typeof CategorySchema> {
  readonly materials: readonly LibraryMaterial[];
}

/** The categories of the library, and the groups that hold them. */
export const LibrarySchema = v.strictObject({
  groups: v.array(v.strictObject({ code: text, name: text })),
  categories: v.array(CategorySchema),
});
