import type { Diagram, DiagramLine, DiagramText } from "../../building/systems/diagram/Diagram.ts";
import { drawQr } from "../../things/dxf/dxfQr.ts";
import { DxfLines } from "../../things/dxf/DxfLines.ts";
import type { DxfLayer } from "../../things/dxf/dxfTables.ts";

/** Layers with their colours; return pipes are drawn as broken lines. */
const PIPE_LAYERS = [
  ["V-PIPE-SUPPLY", 5],
  ["V-PIPE-RETURN", 4, true],
  ["V-PIPE-SUPPLY-INDEX", 1],
  ["V-PIPE-RETURN-INDEX", 1, true],
  ["V-PIPE-CWS", 6],
  ["V-PIPE-CWR", 6, true],
] as const satisfies readonly DxfLayer[];
const DUCT_LAYERS = [
  ["V-DUCT", 5],
  ["V-DUCT-INDEX", 1],
] as const satisfies readonly DxfLayer[];
const OTHER_LAYERS = [
  ["V-FLOOR", 8],
  ["V-EQPM", 3],
  ["V-EQPM-INDEX", 1],
  ["V-TEXT", 7],
  ["V-TEXT-INDEX", 1],
] as const satisfies readonly DxfLayer[];

const LINE_LAYERS = {
  floor: "V-FLOOR",
  supply: "V-PIPE-SUPPLY",
  return: "V-PIPE-RETURN",
  duct: "V-DUCT",
  condenserSupply: "V-PIPE-CWS",
  condenserReturn: "V-PIPE-CWR",
  unit: "V-EQPM",
} as const;

/** Each kind of line has a second layer for the index circuit. */
const lineLayer = ({ role, isIndex }: Pick<DiagramLine, "role" | "isIndex">) =>
  isIndex && (role === "supply" || role === "return" || role === "duct" || role === "unit")
    ? `${LINE_LAYERS[role]}-INDEX`
    : LINE_LAYERS[role];

const textLayer = ({ isIndex }: DiagramText) => (isIndex ? "V-TEXT-INDEX" : "V-TEXT");

/**
 * 系统图 as a drawing in mm at 1:100, by layers; the index circuit has layers of its own. Below it stands the QR code
 * of its address, unless the address is too long for one.
 */
export function drawDiagram({ lines, circles, texts, left, bottom }: Diagram, address: string): string {
  const isOfDucts = lines.some(({ role }) => role === "duct");
  const file = new DxfLines([...(isOfDucts ? DUCT_LAYERS : PIPE_LAYERS), ...OTHER_LAYERS]);
  for (const line of lines) file.line(lineLayer(line), line.from, line.to);
  for (const { isIndex, at, radius } of circles)
    file.circle(lineLayer({ role: "unit", isIndex }), at, radius);
  for (const text of texts)
    file.text(textLayer(text), text.at, text.size, text.words, {
      align: text.align,
      turned: text.isTurned ? 90 : 0,
    });
  drawQr(file, "V-TEXT", [left, bottom], address);
  return file.toString();
}
