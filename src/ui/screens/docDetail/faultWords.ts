import type { PdfFault } from "#workers/pdf/PdfClient.ts";

/** Messages for faults: what is wrong, and what can be done. */
export const FAULT_WORDS: Readonly<Record<PdfFault, { readonly title: string; readonly why: string }>> = {
  encrypted: { title: "文件已加密", why: "打开它需要密码，无法在这里显示" },
  damaged: { title: "文件已损坏", why: "它不是完整的 PDF，无法显示" },
  gone: { title: "没有找到这份文件", why: "它可能已被移除" },
  "signed-out": { title: "登录失效了", why: "重新登录后继续阅读" },
  busy: { title: "等待绘制的文件太多", why: "稍后重试" },
  unreachable: { title: "加载失败", why: "文件没有传完，或浏览器中断了读取" },
};
