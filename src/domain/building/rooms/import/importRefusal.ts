import type { ImportRefusal } from "../importPreview.ts";
import { MAX_ROOMS } from "../rows/readRooms.ts";

/**
 * Why a file is refused, in more detail than the code: two faults with the same code may need different sentences.
 */
export type FileFault = ImportRefusal | "encrypted" | "legacy-xls" | "no-workbook-inside" | "damaged";

const MEGABYTE = 1024 ** 2;
const MAX_FILE_MEGABYTES = 16;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * MEGABYTE;

const REFUSALS: Readonly<Record<FileFault, { readonly code: ImportRefusal; readonly message: string }>> = {
  "wrong-extension": { code: "wrong-extension", message: "文件格式有误，请选择Excel文件" },
  "too-large": { code: "too-large", message: `请选择${MAX_FILE_MEGABYTES}M以内的文件` },
  empty: { code: "empty", message: "内容为空，请重新选择" },
  "not-a-workbook": {
    code: "not-a-workbook",
    message: "文件内容不是 Excel 工作簿，扩展名可能被改过，请选择 .xlsx 文件",
  },
  "not-a-text": {
    code: "not-a-text",
    message: "文件内容不是 CSV 文本，扩展名可能被改过，请选择 .csv 文件",
  },
  "no-workbook-inside": {
    code: "not-a-workbook",
    message: "这是一个压缩包，其中没有 Excel 工作簿，请选择 .xlsx 文件",
  },
  encrypted: { code: "not-a-workbook", message: "文件有密码保护，请在 Excel 中取消密码后重新导入" },
  "legacy-xls": {
    code: "not-a-workbook",
    message: "这是旧版 Excel 文件（.xls），请在 Excel 中另存为 .xlsx 后重新导入",
  },
  damaged: { code: "not-a-workbook", message: "文件已损坏，请在 Excel 中打开并重新保存后再导入" },
  "inflates-too-far": {
    code: "inflates-too-far",
    message: "文件解压后的内容过大，请删除多余的工作表和内容后重新导入",
  },
  "too-many-rows": {
    code: "too-many-rows",
    message: `工作表的行数超过 ${MAX_ROOMS}，请删除多余的行或拆分后重新导入`,
  },
  "no-header": {
    code: "no-header",
    message: "没有找到表头，请参考模板：至少需要房间编号或房间名称，以及面积、负荷等任意一列",
  },
  "no-rows": { code: "no-rows", message: "没有房间数据，请填写后重新导入" },
  unreadable: { code: "unreadable", message: "系统异常，文件上传失败" },
};

/** The code and the sentence for people, in the form of an import's answer. */
export const refusal = (fault: FileFault) => ({ ok: false, ...REFUSALS[fault] }) as const;

/** Checks a file before its bytes are read; `null` if it may be read. */
export function checkFile(name: string, bytes: number, kind: "workbook" | "csv"): FileFault | null {
  const extension = kind === "csv" ? /\.csv$/iu : /\.xlsx$/iu;
  if (!extension.test(name.trim())) return "wrong-extension";
  if (bytes > MAX_FILE_BYTES) return "too-large";
  return bytes === 0 ? "empty" : null;
}
