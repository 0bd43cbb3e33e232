import type { ImportPreview } from "#domain/rooms/importPreview.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import css from "./Import.module.css";
import { PreviewRemarks } from "./PreviewRemarks.tsx";
import { PreviewSample } from "./PreviewSample.tsx";
import { RecognisedColumns } from "./RecognisedColumns.tsx";
import { RefusedRows } from "./RefusedRows.tsx";

/** What an import would bring. Nothing is dropped without a word. */
export function PreviewReport({ preview }: { preview: ImportPreview }) {
  const { accepted, refused, emptyRows, fileName, sheet, headerRow } = preview;
  return (
    <div className={css["report"]}>
      <div className={css["counts"]}>
        <span>
          可导入 <b>{formatNumber(accepted, 0)}</b> 间
        </span>
        {refused.length > 0 && (
          <span className={css["wrong"]}>
            未通过 <b>{formatNumber(refused.length, 0)}</b> 行
          </span>
        )}
        {emptyRows > 0 && <span>空行 {formatNumber(emptyRows, 0)} 行</span>}
        <span className={css["source"]}>
          {[fileName, sheet && `工作表 ${sheet}`, headerRow > 0 && `表头在第 ${headerRow} 行`]
            .filter(Boolean)
            .join("，")}
        </span>
      </div>
      <PreviewRemarks preview={preview} />
      <RecognisedColumns preview={preview} />
      {refused.length > 0 && <RefusedRows rows={refused} />}
      {preview.sample.length > 0 && <PreviewSample preview={preview} />}
    </div>
  );
}
