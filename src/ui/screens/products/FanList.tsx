import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { categoryIcon } from "../../components/categoryIcon.tsx";
import { fanColumns } from "./columns/fanColumns.ts";
import type { ListKind } from "./ListKind.ts";
import { ListScreen } from "./ListScreen.tsx";

const FANS: ListKind = {
  categoryCode: FAN,
  hasSpeeds: true,
  subCategory: PROPERTY.fanType,
  icon: categoryIcon(FAN),
  columns: fanColumns,
};

/** 通风机. */
export const FanList = () => <ListScreen kind={FANS} title="通风机" />;
