import type { CurvesFault } from "./readPdfCharts.ts";

/** Reasons why no curves are read from a manual. */
export type ManualFault =
  | CurvesFault
  | "empty"
  | "not-a-pdf"
  | "too-large"
  | "too-many-pages"
  | "no-chart"
  | "picture-damaged"
  | "picture-too-large"
  | "pictures-unsupported"
  | "unreadable";

const MEGABYTE = 1024 ** 2;
const MOST_BYTES = 100 * MEGABYTE;

const MESSAGES: Readonly<Record<ManualFault, string>> = {
  "pdf-encrypted": "PDF 有密码保护，请取消密码后重新选择",
  "pdf-damaged": "PDF 已损坏，或内容不是 PDF",
  "pdf-no-page": "PDF 中没有这一页，请核对页码",
  "pdf-too-full": "此页线条过多，是图纸而不是曲线图，请选择其他页",
  "pdf-no-picture": "此页没有图片",
  empty: "文件是空的，请重新选择",
  "not-a-pdf": "请选择 .pdf、.png 或 .jpg 文件",
  "too-large": "请选择 100 MB 以内的文件",
  "too-many-pages": "PDF 超过 200 页，请填写曲线图所在的页码",
  "no-chart": "没有找到曲线图或图片，请填写曲线图所在的页码，或选择其他文件",
  "picture-damaged": "图片已损坏，或内容不是 PNG、JPEG",
  "picture-too-large": "图片超过 6400 万像素，请裁剪或缩小后重新选择",
  "pictures-unsupported": "此浏览器不能读取图片，请换用较新的浏览器，或选择带线条的 PDF",
  unreadable: "文件没有读取成功，请重新选择",
};

/** The code and the sentence for people. */
export const manualRefusal = (code: ManualFault) => ({ ok: false, code, message: MESSAGES[code] }) as const;

export const isPictureName = (name: string): boolean => /\.(?:png|jpe?g)$/iu.test(name);

/** Checks a file before its bytes are read; `null` if it may be read. */
export function checkManual(name: string, bytes: number): ManualFault | null {
  if (bytes === 0) return "empty";
  if (!/\.pdf$/iu.test(name) && !isPictureName(name)) return "not-a-pdf";
  return bytes > MOST_BYTES ? "too-large" : null;
}
