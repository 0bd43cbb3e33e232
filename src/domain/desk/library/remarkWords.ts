import { messageWords } from "./remarkSentences.ts";

const FIELDS: ReadonlyMap<string, string> = new Map([
  ["category", "分类"],
  ["brand", "品牌"],
  ["model", "型号"],
  ["product", "产品"],
  ["flow", "流量"],
  ["curves", "曲线"],
  ["selection for rooms", "按房间选型"],
  ["rated figures", "额定参数"],
]);

/** 第 5 行 for `row 5`. */
export const placeWords = (text: string): string =>
  text
    .replace(/\bcurves row (\d+)/gu, "曲线第 $1 行")
    .replace(/\brow (\d+)/gu, "第 $1 行")
    .replace(/\bproduct (\d+)/gu, "第 $1 个产品")
    .replace(/, curve (\d+)/gu, "，曲线 $1")
    .replace(/, point (\d+)/gu, "，点 $1");

/** A remark of an import as one sentence for the page; a remark without a fixed form stays in English. */
export function remarkSentence({
  field,
  message,
}: {
  readonly field: string;
  readonly message: string;
}): string {
  const words = messageWords(message);
  return `${FIELDS.get(field) ?? field} ${words === null ? message : placeWords(words)}`;
}
