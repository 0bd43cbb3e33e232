import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import type { CellField } from "../../project/useCellDrafts.ts";

const FIELD_WORDS: Readonly<Record<CellField, string>> = {
  equipmentCode: "编号",
  equipmentNum: "数量",
  remark: "备注",
};

/** Such as LYF-1 的备注. */
export const cellLabel = ({ model }: Pick<SelectedProduct, "model">, field: CellField): string =>
  `${model} 的${FIELD_WORDS[field]}`;
