import { unitChoices } from "#domain/building/rooms/columns/askAboutColumns.ts";
import { COLUMN_FIELDS, columnTitle } from "#domain/building/rooms/columnFields.ts";

import { textColumn } from "../../kit/table/columns.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";

const COLUMNS = [
  textColumn("列", columnTitle),
  textColumn("单位", (field: (typeof COLUMN_FIELDS)[number]) => unitChoices(field).join("、") || null),
];

/** The columns from the import's own table, so that the help cannot become outdated. */
export const RoomColumns = () => (
  <DataTable isDense columns={COLUMNS} rows={COLUMN_FIELDS} rowKey={(field) => field} />
);
