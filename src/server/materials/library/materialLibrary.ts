import { keyedFrom } from "#domain/base/keyed.ts";
import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import { CellFault, readData, readTable, type TableRow } from "../../process/readData.ts";
import { LibrarySchema, type LibraryCategory, type LibraryMaterial } from "./LibraryCategory.ts";

const FOLDER = "data/materials";
const { groups, categories } = readData(`${FOLDER}/index.json`, LibrarySchema);

function cellOf(row: TableRow, column: string): string {
  const cell = row.get(column);
  if (cell === undefined) throw new CellFault(column, "is no column of the table");
  return cell;
}

/** An empty cell means no value. */
function valueOf(row: TableRow, { name, dataType, enumValues }: MaterialDefinition): number | string | null {
  const cell = cellOf(row, name);
  if (cell === "") return null;
  if (dataType === "Enum") {
    if (!enumValues.some(({ code }) => code === cell))
      throw new CellFault(name, `"${cell}" is none of ${enumValues.map(({ code }) => code).join(", ")}`);
    return cell;
  }
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new CellFault(name, `"${cell}" is no number`);
  return value;
}

/** Reads a row of a category's table; its columns have the names of the definitions. */
export const readMaterial =
  (definitions: readonly MaterialDefinition[]) =>
  (row: TableRow): LibraryMaterial => ({
    name: cellOf(row, "名称"),
    specification: cellOf(row, "规格"),
    verifiedBy: cellOf(row, "核对依据") || null,
    values: keyedFrom(
      definitions.flatMap((definition) => {
        const value = valueOf(row, definition);
        return value === null ? [] : [[definition.code, value] as const];
      }),
    ),
  });

export const MATERIAL_GROUPS = groups;

/** The standard material library of `data/materials`, in the order in which it is shown. */
export const MATERIAL_LIBRARY: readonly LibraryCategory[] = categories.map((category) => ({
  ...category,
  materials: readTable(`${FOLDER}/${category.table}`, readMaterial(category.definitions)),
}));
