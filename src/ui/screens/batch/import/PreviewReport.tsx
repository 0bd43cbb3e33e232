import type {
  ColumnUse,
  ImportChoice,
  ImportPreview,
  ScheduleForm,
} from "#domain/building/rooms/importPreview.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { columnLetter } from "#domain/base/sheet/SheetGrid.ts";
import { withColumnUse } from "#domain/building/rooms/columns/rememberForms.ts";
import { ColumnMapping } from "./ColumnMapping.tsx";
import css from "./Import.module.css";
import { ImplausibleRooms } from "./ImplausibleRooms.tsx";
import { ImportQuestions } from "./ImportQuestions.tsx";
import { ImportTables } from "./ImportTables.tsx";
import { ImportWarnings } from "./ImportWarnings.tsx";
import { PreviewRemarks } from "./PreviewRemarks.tsx";
import { PreviewSample } from "./PreviewSample.tsx";
import { RowList } from "./RowList.tsx";

interface PreviewReportProps {
  readonly preview: ImportPreview;
  readonly choice: ImportChoice;
  readonly onChoose: (choice: ImportChoice) => void;
}

/** The result of an import and how the schedule was understood. Everything that is dropped is listed. */
export function PreviewReport({ preview, choice, onChoose }: PreviewReportProps) {
  const { accepted, refused, emptyRows, fileName, sheet, headerRow, forms, isTurned } = preview;
  const read = forms.filter(({ tables }) => tables.some(({ isRead }) => isRead));
  const change = (form: ScheduleForm, columns: readonly number[], uses: readonly ColumnUse[]) =>
    onChoose({
      ...choice,
      forms: {
        ...choice.forms,
        [form.key]: columns.reduce<readonly ColumnUse[]>(
          (all, at, place) => {
            const use = uses[place];
            return use ? withColumnUse(all, at, use) : all;
          },
          withColumnUse(form.columns, -1, { field: null, unit: "" }),
        ),
      },
    });
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
          {[
            fileName,
            sheet && `工作表 ${sheet}`,
            headerRow > 0 &&
              `表头在${isTurned ? ` ${columnLetter(headerRow - 1)} 列` : `第 ${headerRow} 行`}`,
          ]
            .filter(Boolean)
            .join("，")}
        </span>
      </div>
      {read.map((form) => (
        <ImportQuestions
          key={form.key}
          form={form}
          onAnswer={(columns, uses) => change(form, columns, uses)}
        />
      ))}
      <ImportWarnings
        warnings={preview.warnings}
        onFix={({ form: key, column, use }) => {
          const form = read.find((one) => one.key === key);
          if (form) change(form, [column], [use]);
        }}
      />
      <ImplausibleRooms rows={preview.implausible} isTurned={isTurned} />
      <ImportTables
        preview={preview}
        onChange={(id, isRead) => onChoose({ ...choice, tables: { ...choice.tables, [id]: isRead } })}
      />
      {read.map((form) => (
        <ColumnMapping
          isTurned={isTurned}
          key={form.key}
          form={form}
          title={
            read.length > 1
              ? `${isTurned ? "各行" : "各列"}的含义：${form.tables[0]?.place ?? ""}`
              : isTurned
                ? "各行的含义"
                : "各列的含义"
          }
          onChange={(at, use) => change(form, [at], [use])}
        />
      ))}
      <PreviewRemarks
        preview={preview}
        leavesHiddenRows={choice.leavesHiddenRows}
        onLeaveHiddenRows={(leavesHiddenRows) => onChoose({ ...choice, leavesHiddenRows })}
      />
      {refused.length > 0 && (
        <section>
          <h3 className={css["section"]}>{isTurned ? "未通过的列" : "未通过的行"}</h3>
          <RowList
            rows={refused}
            label={`未通过的 ${formatNumber(refused.length, 0)} 行`}
            tone="refusal"
            isTurned={isTurned}
          />
        </section>
      )}
      {preview.sample.length > 0 && <PreviewSample preview={preview} />}
    </div>
  );
}
