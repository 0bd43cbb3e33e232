import { Checkbox } from "@mantine/core";
import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./Import.module.css";

interface PreviewRemarksProps {
  readonly preview: ImportPreview;
  readonly leavesHiddenRows: boolean;
  readonly onLeaveHiddenRows: (leaves: boolean) => void;
}

/** Remarks on the whole, skipped sheets, and hidden rows. */
export function PreviewRemarks({ preview, leavesHiddenRows, onLeaveHiddenRows }: PreviewRemarksProps) {
  const { remarks, otherSheets, hiddenRows, hiddenRowsAt } = preview;
  const others =
    otherSheets.length > 0 &&
    `没有房间表的工作表：${otherSheets
      .map(({ name, rows, isHidden }) => `${name}（${formatNumber(rows, 0)} 行${isHidden ? "，隐藏" : ""}）`)
      .join("、")}`;
  const lines = [...remarks, ...(others === false ? [] : [others])];
  if (lines.length === 0 && hiddenRows === 0) return null;
  return (
    <div className={css["remarks"]}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hiddenRows > 0 && (
        <Checkbox
          size="xs"
          label={`不导入表中隐藏的 ${formatNumber(hiddenRows, 0)} 行（${hiddenRowsAt}）`}
          checked={leavesHiddenRows}
          onChange={({ currentTarget }) => onLeaveHiddenRows(currentTarget.checked)}
        />
      )}
    </div>
  );
}
