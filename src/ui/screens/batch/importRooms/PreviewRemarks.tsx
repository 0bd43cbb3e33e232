import type { ImportPreview } from "#domain/rooms/importPreview.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import css from "./Import.module.css";

/** Remarks on the whole, and what was passed over: columns without a meaning, other sheets. */
export function PreviewRemarks({ preview: { remarks, ignored, otherSheets } }: { preview: ImportPreview }) {
  const passedOver = [
    ignored.length > 0 &&
      `未识别的列：${ignored.map(({ letter, header }) => `${letter} ${header || "（无表头）"}`).join("、")}`,
    otherSheets.length > 0 &&
      `未读取的工作表：${otherSheets
        .map(({ name, rows }) => `${name}（${formatNumber(rows, 0)} 行）`)
        .join("、")}`,
  ].filter((line) => line !== false);
  const lines = [...remarks, ...passedOver];
  if (lines.length === 0) return null;
  return (
    <ul className={css["remarks"]}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
