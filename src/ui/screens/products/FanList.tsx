import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { categoryIcon } from "../../search/categoryIcon.tsx";
import { useDocumentTitle } from "../../page/browser/useDocumentTitle.ts";
import { fanColumns } from "./table/columns/fanColumns.ts";
import type { ListKind } from "./ListKind.ts";
import { ListScreen } from "./ListScreen.tsx";

const TITLE = "通风机";
const FANS: ListKind = {
  categoryCode: FAN,
  subCategory: PROPERTY.fanType,
  icon: categoryIcon(FAN),
  columns: fanColumns,
};

/** 通风机. */
export function FanList() {
  useDocumentTitle(TITLE);
  return <ListScreen kind={FANS} title={TITLE} />;
}
