import { inOneLine } from "#domain/base/isOneLine.ts";
import { MOST_DOCUMENT_BYTES, MOST_DOCUMENT_MEGABYTES } from "#domain/desk/documents/documentLimits.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import { MANUAL_TITLE_LENGTH } from "#domain/desk/library/libraryLimits.ts";

/** The title of a manual from its file name, without the extension. */
export const manualTitle = (name: string): string =>
  inOneLine(name)
    .replace(/\.pdf$/iu, "")
    .trim()
    .slice(0, MANUAL_TITLE_LENGTH)
    .trim() || "样本";

/** Why a file is not sent at all; `null` if it may be a manual. */
export function whyNoManual({ name, size }: Pick<File, "name" | "size">): string | null {
  if (!/\.pdf$/iu.test(name)) return "只能加入 PDF";
  if (size === 0) return "文件是空的";
  if (size > MOST_DOCUMENT_BYTES) return `样本最大 ${MOST_DOCUMENT_MEGABYTES} MB，此文件有 ${fileSize(size)}`;
  return null;
}

/** The bytes of a part of a file as base64, encoded outside the page's thread. */
export const base64Of = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(part);
  });
