import type {
  ColumnField,
  ImportPreview,
  MappedColumn,
  ScheduleForm,
} from "#domain/building/rooms/importPreview.ts";

export const mapped = (
  letter: string,
  header: string,
  field: ColumnField | null,
  unit = "",
  more: Partial<MappedColumn> = {},
): MappedColumn => ({
  ...{
    letter,
    header,
    field,
    unit,
    isUnitAssumed: false,
    unitLetter: "",
    samples: [],
    isHidden: false,
    note: "",
  },
  ...more,
});

export const formOf = (columns: readonly MappedColumn[], more: Partial<ScheduleForm> = {}): ScheduleForm => ({
  key: "form",
  columns,
  tables: [{ id: "0:0:0", place: "房间，第 1 行起", rows: 2, isRead: true, note: "" }],
  questions: [],
  isRemembered: false,
  ...more,
});

export const importPreview = (more: Partial<ImportPreview> = {}): ImportPreview => ({
  fileName: "一号楼.xlsx",
  sheet: "房间",
  otherSheets: [],
  isTurned: false,
  headerRow: 1,
  forms: [],
  fields: ["roomCode", "coolingLoad"],
  accepted: 2,
  emptyRows: 0,
  hiddenRows: 0,
  hiddenRowsAt: "",
  refused: [],
  implausible: [],
  warnings: [],
  remarks: [],
  sample: [],
  ...more,
});
