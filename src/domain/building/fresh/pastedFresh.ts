import type { OwnFigure, OwnFresh } from "./FreshSettings.ts";

/** Figures that a person pasted, by room code, and the skipped lines with the reason */
export interface PastedFresh {
  readonly own: readonly OwnFresh[];
  readonly left: readonly string[];
}

const HEADS: readonly (readonly ["code" | OwnFigure, RegExp])[] = [
  ["code", /^(?:房号|房间号|房间编号|编号)$/u],
  ["flow", /^(?:设计|计算|总)?新风量/u],
  ["people", /^(?:设计|计算|室内|总)?人数|^人员(?:数量)?$/u],
  ["changes", /^换气次数/u],
];

/** A cell with -, — or / states nothing. */
const NOTHING = /^[-—–/无]?$/u;
const PER_SECOND = /l\/s|m(?:3|³)\/s/iu;

const cellsOf = (line: string): readonly string[] => line.split("\t").map((cell) => cell.trim());
const bare = (head: string): string => head.replaceAll(/\s+/gu, "").replace(/[(（].*$/u, "");

type Columns = ReadonlyMap<"code" | OwnFigure, number>;

/** The column of each field, or a sentence if the heads cannot be read */
function columnsOf(heads: readonly string[]): Columns | string {
  const found = new Map<"code" | OwnFigure, number>();
  for (const [field, pattern] of HEADS) {
    const at = heads.findIndex((head) => pattern.test(bare(head)));
    if (at >= 0) found.set(field, at);
  }
  if (!found.has("code")) return "第一行应是表头，并有“房间编号”一列";
  if (found.size < 2) return "表头中没有“新风量”“人数”或“换气次数”";
  const flow = found.get("flow");
  if (flow !== undefined && PER_SECOND.test(heads[flow]!)) return "新风量的单位应为 m³/h，请换算后粘贴";
  return found;
}

/** A figure as people write it: 1,200 or 1200. null for an empty cell; undefined for a cell that is no figure. */
function figureOf(cell: string): number | null | undefined {
  if (NOTHING.test(cell)) return null;
  const text = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(cell) ? cell.replaceAll(",", "") : cell;
  const value = /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Reads cells copied from a schedule: one line of heads, then one line for each room, found by its code. Nothing
 * is guessed: a line is skipped if its code is unknown, ambiguous or repeated, or if a cell is no figure.
 *
 * @returns a sentence if the heads cannot be read
 */
export function pastedFresh(
  text: string,
  rooms: readonly { readonly id: string; readonly code: string }[],
): PastedFresh | string {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  const columns = columnsOf(cellsOf(lines[0] ?? ""));
  if (typeof columns === "string") return columns;
  const ids = new Map<string, string | null>();
  for (const { id, code } of rooms) if (code !== "") ids.set(code, ids.has(code) ? null : id);
  const own = new Map<string, OwnFresh>();
  const left: string[] = [];
  for (const line of lines.slice(1)) {
    const cells = cellsOf(line);
    const code = cells[columns.get("code")!] ?? "";
    const id = ids.get(code);
    const read = (field: OwnFigure) => {
      const at = columns.get(field);
      return at === undefined ? null : figureOf(cells[at] ?? "");
    };
    const [flow, people, changes] = [read("flow"), read("people"), read("changes")];
    if (id === undefined) left.push(`${code || "（空）"}：没有这个房间编号`);
    else if (id === null) left.push(`${code}：有几间同一编号，请在表中逐间输入`);
    else if (own.has(id)) left.push(`${code}：重复`);
    else if (flow === undefined || people === undefined || changes === undefined)
      left.push(`${code}：不是数字`);
    else if (flow !== null || people !== null || changes !== null)
      own.set(id, { room: id, flow, people, changes });
  }
  return { own: [...own.values()], left };
}
