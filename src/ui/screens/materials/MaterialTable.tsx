import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Material } from "#api/contract/materials.ts";
import { formatPlain, MISSING } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";
import { UnverifiedTag } from "./UnverifiedTag.tsx";
import css from "./Materials.module.css";

export const valueText = (value: number | string | null) =>
  value === null ? MISSING : typeof value === "number" ? formatPlain(value) : value;

interface MaterialTableProps {
  /** `null` while the first ones load. */
  readonly materials: readonly Material[] | null;
  /** Properties of the chosen category; empty if several categories are shown. */
  readonly definitions: readonly PropertyDefinition[];
  readonly isChanging: boolean;
  readonly onOpen: (material: Material) => void;
}

const SKELETON = { rows: 12 };
const CATEGORY: DataColumn<Material> = textColumn("分类", ({ gjwCategoryName }) => gjwCategoryName);
const propertyColumn = ({ code, name, unitSymbol, dataType }: PropertyDefinition): DataColumn<Material> => ({
  ...textColumn(
    name,
    ({ materialPropertyValues }) => {
      const value = materialPropertyValues.find((each) => each.code === code)?.value ?? null;
      return value === null ? null : valueText(value);
    },
    { unit: unitSymbol, isFigure: dataType === "Number" },
  ),
  id: code,
});

const columnsOf = (
  definitions: readonly PropertyDefinition[],
  onOpen: (material: Material) => void,
): readonly DataColumn<Material>[] => [
  textColumn("名称", ({ name }) => name),
  drawnColumn("规格型号", (material) => (
    <LinkButton
      onClick={(event) => {
        event.stopPropagation();
        onOpen(material);
      }}
    >
      {material.specification}
    </LinkButton>
  )),
  ...(definitions.length > 0 ? definitions.map(propertyColumn) : [CATEGORY]),
  textColumn("标准", ({ standard }) => standard),
  textColumn("单位", ({ unit }) => unit),
  drawnColumn("核对", (row) => (row.verifiedBy === null ? <UnverifiedTag /> : "已核对")),
];

export const MaterialTable = ({ materials, definitions, isChanging, onOpen }: MaterialTableProps) => (
  <TableBox kind="page" data-results>
    <DataTable
      label="标准材料"
      isBusy={isChanging}
      isDense
      isFitted
      columns={columnsOf(definitions, onOpen)}
      rows={materials}
      rowKey={({ id }) => id}
      rowProps={(material) => ({ className: css["row"], onClick: () => onOpen(material) })}
      skeleton={SKELETON}
    />
  </TableBox>
);
