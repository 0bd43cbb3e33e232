import { readFileSync } from "node:fs";
import { parseCsv } from "hucre/csv";
import * as v from "valibot";
import { jsonLine } from "./jsonLine.ts";
import { projectFile } from "./projectFile.ts";

/**
 * A file below `data/` is not what its loader expects; the message names file, line and field of each fault.
 */
class DataFault extends Error {
  override readonly name = "DataFault";
}

const textOf = (path: string): string => readFileSync(projectFile(path), "utf8");
const fault = (path: string, line: number, field: string, message: string) =>
  `${path}, line ${line}${field === "" ? "" : `, ${field}`}: ${message}`;

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The error quotes the text near the fault.
    throw new DataFault(`${path}: ${String(error)}`);
  }
}

/** @throws DataFault */
export function parseData<Schema extends v.GenericSchema>(
  path: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, jsonOf(path, text));
  if (read.success) return read.output;
  const faults = read.issues.map(({ path: keys = [], message }) => {
    const names = keys.map(({ key }) => String(key));
    return fault(path, jsonLine(text, names), names.join("."), message);
  });
  throw new DataFault(faults.join("\n"));
}

/**
 * A JSON file of the project.
 *
 * @param path in the project's folder
 * @throws DataFault
 */
export const readData = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  parseData(path, textOf(path), schema);

/** A row of a table by its column names. */
export type TableRow = ReadonlyMap<string, string>;

/**
 * Reads the rows of a CSV file whose first line names the columns.
 *
 * @param read makes something of a row, or throws with the column of what is wrong
 * @throws DataFault
 */
export function parseTable<Row>(path: string, text: string, read: (row: TableRow) => Row): Row[] {
  const [head = [], ...rows] = parseCsv(text).map((cells) => cells.map(String));
  return rows.map((cells, at) => {
    const line = at + 2;
    if (cells.length !== head.length)
      throw new DataFault(fault(path, line, "", `${cells.length} cells below ${head.length} columns`));
    try {
      return read(new Map(head.map((name, column) => [name, cells[column] ?? ""])));
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      throw new DataFault(fault(path, line, error.column, error.message));
    }
  });
}

/** @throws DataFault */
export const readTable = <Row>(path: string, read: (row: TableRow) => Row): Row[] =>
  parseTable(path, textOf(path), read);

/** A fault in a cell. */
export class CellFault extends Error {
  override readonly name = "CellFault";
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}
