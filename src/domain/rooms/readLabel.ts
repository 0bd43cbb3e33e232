import { ERROR_VALUE } from "./readFigure.ts";
import { MAX_LABEL } from "./roomFields.ts";
import { cellText, type Cell } from "./SheetGrid.ts";

export type Label =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** A room code or name: trimmed, otherwise as it was typed. 101 is "101". */
export function readLabel(cell: Cell | undefined): Label {
  if (cell instanceof Date)
    return { ok: false, problem: `被存成了日期 ${cellText(cell)}，请改为文本格式后重新填写` };
  if (typeof cell === "object" && cell !== null) return { ok: false, problem: `是错误值 ${cell.fault}` };
  const text = cellText(cell).replace(/\s+/gu, " ").trim();
  if (ERROR_VALUE.test(text)) return { ok: false, problem: `是错误值 ${text}` };
  if (text.length > MAX_LABEL) return { ok: false, problem: `超过 ${MAX_LABEL} 个字符` };
  return { ok: true, text };
}
