import { normaliseText } from "./normaliseText.ts";
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

/** Nearly every room has none of these words; only a label with one is looked at closely. */
const TELLING_WORD = /[合总小共]计|总和|注|说明|total|sum|note|remark|[\uff21-\uff5a]/iu;
const TOTAL =
  /^(?:合计|总计|小计|共计|总和)|(?:合计|总计|小计|共计):?$|^(?:grand|sub)?-?totals?:?$|^sum:?$/iu;
const NOTE = /^(?:备注|附注|注|说明|notes?|remarks?)\d*:/iu;

/** A row under the rooms that is none, and what it is: 合计行, 备注行. `null` for a room. */
export function rowThatIsNoRoom(label: string): string | null {
  if (!TELLING_WORD.test(label)) return null;
  const compact = normaliseText(label).replace(/ /gu, "");
  if (TOTAL.test(compact)) return "合计行不是房间";
  return NOTE.test(compact) ? "备注行不是房间" : null;
}
