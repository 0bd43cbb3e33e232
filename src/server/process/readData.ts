import { readFileSync } from "node:fs";
import { parseCsv } from "hucre/csv";
import * as v from "valibot";
import { jsonLine } from "./jsonLine.ts";
import { projectFile } from "./projectFile.ts";

/**
 * A file below `data/` does not match its loader's schema; the message names file, line and field of each fault.
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

/** Reads the cell of a row in a column. */
export type Row = (column: string) => string;

export interface TableFormat<Item> {
  /** The columns of the file; they may be in any order, but none may be missing or added. */
  readonly columns: readonly string[];
  /** Converts a row. @throws CellFault */
  readonly read: (row: Row) => Item;
}

/** Cells that look equal to others but are not, or that shift the line numbers of faults. */
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
  // The delimiter is fixed: a guessed one could read a table with another delimiter as a single column.
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
