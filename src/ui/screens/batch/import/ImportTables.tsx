import { Checkbox } from "@mantine/core";
import type { ImportPreview } from "#domain/building/rooms/importPreview.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./Mapping.module.css";

interface ImportTablesProps {
  readonly preview: ImportPreview;
  readonly onChange: (id: string, isRead: boolean) => void;
}

/** The tables found, if there is a choice: a schedule may have one sheet per storey, or a hidden sheet. */
export function ImportTables({ preview: { forms }, onChange }: ImportTablesProps) {
  const tables = forms.flatMap((form) => form.tables);
  if (tables.length < 2 && tables.every(({ isRead }) => isRead)) return null;
  return (
    <section>
      <h3 className={css["section"]}>找到 {tables.length} 张表</h3>
      <div className={css["tables"]} role="group" aria-label="读取哪些表">
        {tables.map(({ id, place, rows, isRead, note }) => (
          <Checkbox
            key={id}
            size="xs"
            label={`${place}（${formatNumber(rows, 0)} 行${note && `，${note}`}）`}
            checked={isRead}
            onChange={({ currentTarget }) => onChange(id, currentTarget.checked)}
          />
        ))}
      </div>
    </section>
  );
}
