import type { FileWeight } from "#api/contract/componentDownloads.ts";
import type { Queries } from "../database/queries.ts";
import type { Asking } from "../library/access/productTables.ts";
import { makeOfComponent } from "../components/madeComponents.ts";
import { componentFile } from "../components/files/componentFile.ts";
import { fileOf, isOfSeries, type FileKind } from "../components/files/offeredFiles.ts";

const WITH_SHAPE: ReadonlySet<FileKind> = new Set(["ifc", "nova", "obj"]);
const digits = new TextDecoder();

/**
 * The size of a file, known by writing it: a later download then finds it written. A series' file is not
 * written for this.
 * @throws Refusal `not.found`
 */
export async function fileWeight(queries: Queries, asking: Asking, id: string): Promise<FileWeight> {
  const file = fileOf(id);
  if (file !== null && isOfSeries(file.kind)) return { fileSize: null, triangles: null };
  const { bytes, stated } = await componentFile(queries, asking, id);
  if (file === null || !WITH_SHAPE.has(file.kind)) return { fileSize: bytes.length, triangles: null };
  const counted = await makeOfComponent({ stated, wanted: { kind: "triangleCount" } });
  return { fileSize: bytes.length, triangles: Number(digits.decode(counted)) };
}
