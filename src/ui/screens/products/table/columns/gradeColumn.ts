import { PROPERTY } from "#domain/catalogue/properties.ts";
import { TRANSCRIPTION_LABEL } from "#domain/catalogue/standards/StandardVerdict.ts";
import { rowValue, type ListColumn } from "./ListColumn.ts";

/** The grade of the efficiency standard, with a tooltip about its basis. */
export const gradeColumn: ListColumn = {
  key: PROPERTY.efficiencyGrade,
  title: "能效等级",
  note: TRANSCRIPTION_LABEL,
  width: 112,
  kind: "text",
  isApart: true,
  isOfProduct: true,
  isBad: ({ shortcomings }) => shortcomings.includes("belowGrade"),
  sortCode: PROPERTY.efficiencyGrade,
  value: (product) => rowValue(product, PROPERTY.efficiencyGrade)?.value ?? null,
};
