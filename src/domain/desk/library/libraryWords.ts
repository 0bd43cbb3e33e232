import { MOST_DOCUMENT_PAGES } from "../documents/documentLimits.ts";
import type { LibraryAct } from "./ownProducts.ts";

export const LIBRARY_ACT_WORDS: Readonly<Record<LibraryAct, string>> = {
  founded: "建立产品库",
  renamed: "改名",
  deleted: "删除产品库",
  restored: "恢复产品库",
  joined: "加入",
  left: "退出",
  removed: "移除成员",
  role: "更改角色",
  imported: "导入",
  undone: "撤销导入",
  accepted: "启用产品",
  withdrawn: "改为草稿",
  "products-deleted": "删除产品",
  "manual-added": "加入样本",
  "manual-deleted": "删除样本",
  published: "公开",
  "taken-back": "收回公开",
};

/** Acts whose subject is a number of products. */
const COUNTED: ReadonlySet<LibraryAct> = new Set(["accepted", "withdrawn", "products-deleted"]);

/** The added and the replaced products of an import, behind its file's name. */
const IMPORTED = /：(\d+) \+ (\d+)$/u;

/** The subject of an act; `null` when the act says everything. */
export function aboutText(act: LibraryAct, about: string): string | null {
  if (about === "") return null;
  if (act === "imported")
    return about.replace(IMPORTED, (_, added: string, replaced: string) =>
      replaced === "0" ? `：新增 ${added}` : `：新增 ${added}，替换 ${replaced}`,
    );
  return COUNTED.has(act) ? `${about} 个产品` : about;
}

/** State of a product in its library. */
export const draftWord = (isDraft: boolean): string => (isDraft ? "草稿" : "使用中");

/** Reasons for refusing a file as a manual, by the result of its examination. */
export const MANUAL_REFUSALS = {
  encrypted: "此 PDF 已加密，请先解除密码",
  damaged: "此文件不是 PDF，或已损坏",
  "no-pages": "此 PDF 没有页面",
  "too-many-pages": `此 PDF 超过 ${MOST_DOCUMENT_PAGES} 页，请分成几份`,
  scripts: "此 PDF 含有脚本，不能加入",
  attachments: "此 PDF 含有附件，不能加入",
  "too-slow": "此 PDF 过于复杂，无法检查",
  "too-much-memory": "此 PDF 过于复杂，无法检查",
} as const;
