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

/** The cell of a row below a column. */
export type Row = (column: string) => string;

export interface TableFormat<Item> {
  /** The file has exactly these, in any order. */
  readonly columns: readonly string[];
  /** Makes something of a row. @throws CellFault */
  readonly read: (row: Row) => Item;
}

/** Such a cell looks like another one and is not equal to it, or shifts the lines that faults name. */
const ODD_CELL = /^\s|\s$|[\r\n]/u;

function columnFault(head: readonly string[], columns: readonly string[]): string | null {
  const missing = columns.find((name) => !head.includes(name));
  if (missing !== undefined) return `lacks the column ${missing}`;
  const odd = head.find((name, at) => !columns.includes(name) || head.indexOf(name) !== at);
  return odd === undefined ? null : `"${odd}" is no further column of this table`;
}

/**
 * Reads the rows of a CSV file whose first line names the columns.
 *
 * @throws DataFault
 */
export function parseTable<Item>(path: string, text: string, { columns, read }: TableFormat<Item>): Item[] {
  // A guessed delimiter would make one column of a table that is delimited by another.
  const [head = [], ...rows] = parseCsv(text, { delimiter: "," }).map((cells) => cells.map(String));
  const headFault = columnFault(head, columns);
  if (headFault !== null) throw new DataFault(fault(path, 1, "", headFault));
  return rows.map((cells, at) => {
    const line = at + 2;
    if (cells.length !== head.length)
      throw new DataFault(fault(path, line, "", `${cells.length} cells below ${head.length} columns`));
    const odd = cells.findIndex((cell) => ODD_CELL.test(cell));
    if (odd !== -1)
      throw new DataFault(fault(path, line, head[odd]!, "has blanks around it or a line break"));
    try {
      return read((column) => cells[head.indexOf(column)]!);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      throw new DataFault(fault(path, line, error.column, error.message));
    }
  });
}

/** @throws DataFault */
export const readTable = <Item>(path: string, format: TableFormat<Item>): Item[] =>
  parseTable(path, textOf(path), format);

export class CellFault extends Error {
  override readonly name = "CellFault";
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}
