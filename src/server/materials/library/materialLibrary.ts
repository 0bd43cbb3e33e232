import { keyedFrom } from "#domain/base/keyed.ts";
import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import { CellFault, readData, readTable, type Row, type TableFormat } from "../../process/readData.ts";
import { LibrarySchema, type LibraryCategory, type LibraryMaterial } from "./LibraryCategory.ts";

const FOLDER = "data/materials";
const { groups, categories } = readData(`${FOLDER}/index.json`, LibrarySchema);

const NUMBER = /^-?\d+(?:[.]\d+)?$/u;

/** An empty cell means no value. */
function valueOf(row: Row, { name, dataType, enumValues }: MaterialDefinition): number | string | null {
  const cell = row(name);
  if (cell === "") return null;
  if (dataType === "Enum") {
    if (!enumValues.some(({ code }) => code === cell))
      throw new CellFault(name, `"${cell}" is none of ${enumValues.map(({ code }) => code).join(", ")}`);
    return cell;
  }
  if (!NUMBER.test(cell)) throw new CellFault(name, `"${cell}" is no number`);
  return Number(cell);
}

function nameOf(row: Row, column: string): string {
  const cell = row(column);
  if (cell === "") throw new CellFault(column, "is empty");
  return cell;
}

/** A category's table; its columns have the names of the definitions. */
export const materialTable = (definitions: readonly MaterialDefinition[]): TableFormat<LibraryMaterial> => ({
  columns: ["名称", "规格", "核对依据", ...definitions.map(({ name }) => name)],
  read: (row) => ({
    name: nameOf(row, "名称"),
    specification: nameOf(row, "规格"),
    verifiedBy: row("核对依据") || null,
    values: keyedFrom(
      definitions.flatMap((definition) => {
        const value = valueOf(row, definition);
        return value === null ? [] : [[definition.code, value] as const];
      }),
    ),
  }),
});

export const MATERIAL_GROUPS = groups;

/** The standard material library of `data/materials`, in the order in which it is shown. */
export const MATERIAL_LIBRARY: readonly LibraryCategory[] = categories.map((category) => ({
  ...category,
  materials: readTable(`${FOLDER}/${category.table}`, materialTable(category.definitions)),
}));
