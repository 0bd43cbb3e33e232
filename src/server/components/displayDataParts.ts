import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { CODE, MAX_TEXT } from "#domain/base/limits.ts";
import { projectFile } from "../process/projectFile.ts";
import { readData } from "../process/readData.ts";

const MODELS_DIR = "data/models";
/** Characters of the SHA-256: enough to distinguish versions. */
const VERSION_LENGTH = 16;

const said = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TEXT));
const fileName = v.pipe(v.string(), v.regex(/^\w[\w.-]*$/u));
const address = v.pipe(said, v.url(), v.startsWith("https://"));

/** A part is only shown if its author and licence are named. */
const PartSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(CODE)),
  name: said,
  categoryCode: v.nullable(v.pipe(v.string(), v.regex(CODE))),
  author: said,
  licence: v.picklist(["CC0 1.0", "CC BY 3.0", "CC BY 4.0", "MIT"]),
  licenceUrl: address,
  source: said,
  sourceUrl: address,
  /** Our changes to the model, which some licences require to be stated. */
  changes: said,
  textures: v.array(fileName),
  /** The model as it was published, if that is a file for design programs. */
  original: v.nullable(fileName),
});
export type BundledPart = v.InferOutput<typeof PartSchema>;

export const PartsSchema = v.array(PartSchema);

/** Real parts that are bundled with the program. */
export const bundledParts: readonly BundledPart[] = readData(`${MODELS_DIR}/index.json`, PartsSchema);

const bytesOf = async (path: string) => new Uint8Array(await readFile(projectFile(`${MODELS_DIR}/${path}`)));

export interface PartFile {
  readonly version: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const files = new Map<string, Promise<PartFile>>();

export const versionOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, VERSION_LENGTH);

async function readPartFile({ id }: BundledPart): Promise<PartFile> {
  const bytes = await bytesOf(`${id}.display_data.json.gz`);
  return { version: versionOf(bytes), bytes };
}

/** The display data of a part, read once; all parts together take 1.3 MB. */
export function partFile(part: BundledPart): Promise<PartFile> {
  const file = files.get(part.id) ?? readPartFile(part);
  files.set(part.id, file);
  return file;
}

const TEXTURES = new Set(bundledParts.flatMap(({ textures }) => textures));

/** A texture that a part names; `null` for any other file. */
export const partTexture = (name: string): Promise<Uint8Array<ArrayBuffer>> | null =>
  TEXTURES.has(name) ? bytesOf(`textures/${name}`) : null;

/** Categories whose parts look like their products in any size, so that a part may represent a product. */
const ALIKE: ReadonlySet<string> = new Set(["C000013", "C000014"]);

/**
 * The part that represents a product without a model of its own: always the same one for a product, chosen by
 * its id, so that not all products look alike. Several products may share a part.
 */
export function partInPlaceOf(productId: string, categoryCode: string): BundledPart | null {
  if (!ALIKE.has(categoryCode)) return null;
  const parts = bundledParts.filter((part) => part.categoryCode === categoryCode);
  const at = createHash("sha256").update(productId).digest().readUInt32BE() % Math.max(1, parts.length);
  return parts[at] ?? null;
}
