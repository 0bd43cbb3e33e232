import { checkFile, refusal, type FileFault } from "#domain/building/rooms/import/importRefusal.ts";

/** Reasons why a source was not read at all. */
export type TableFault =
  | Exclude<FileFault, "no-header" | "no-rows">
  | "pdf-encrypted"
  | "pdf-damaged"
  | "pdf-too-many-pages"
  | "pdf-too-full"
  | "pdf-no-text"
  | "pdf-too-large";

const MEGABYTE = 1024 ** 2;
/** A PDF of a catalogue is large because of its pictures, which are not read. */
const MOST_PDF_BYTES = 100 * MEGABYTE;

const PDF_MESSAGES = {
  "pdf-encrypted": "PDF 有密码保护，请取消密码后重新选择",
  "pdf-damaged": "PDF 已损坏，或内容不是 PDF",
  "pdf-too-many-pages": "PDF 超过 200 页，请选择要读取的页",
  "pdf-too-full": "有一页的文字或线条过多，是图纸而不是表格",
  "pdf-no-text": "PDF 中没有文字，是扫描件或图片，无法读表",
  "pdf-too-large": "请选择 100M 以内的 PDF 文件",
} as const;

const isOfPdf = (fault: TableFault): fault is keyof typeof PDF_MESSAGES => Object.hasOwn(PDF_MESSAGES, fault);

/** The code and the sentence for people. */
export function tableRefusal(fault: TableFault) {
  if (isOfPdf(fault)) return { ok: false, code: fault, message: PDF_MESSAGES[fault] } as const;
  const { message } = refusal(fault);
  return { ok: false, code: fault, message } as const;
}

/** Checks a file before its bytes are read; `null` if it may be read. */
export function checkTableFile(name: string, bytes: number, kind: "workbook" | "pdf"): TableFault | null {
  if (kind === "workbook") {
    const fault = checkFile(name, bytes, kind);
    return fault === "no-header" || fault === "no-rows" ? null : fault;
  }
  if (bytes === 0) return "empty";
  return bytes > MOST_PDF_BYTES ? "pdf-too-large" : null;
}
