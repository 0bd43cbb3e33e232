import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Material } from "#api/contract/materials.ts";
import { formatPlain, MISSING } from "#domain/base/formatNumber.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { SkeletonRows } from "../../kit/layout/SkeletonRows.tsx";
import { UnverifiedTag } from "./UnverifiedTag.tsx";
import table from "../../kit/table/table.module.css";
import css from "./Materials.module.css";

export const valueText = (value: number | string | null) =>
  value === null ? MISSING : typeof value === "number" ? formatPlain(value) : value;

interface MaterialTableProps {
  /** `null` while the first ones come. */
  readonly materials: readonly Material[] | null;
  /** Of the chosen category; none where several are shown. */
  readonly definitions: readonly PropertyDefinition[];
  readonly isChanging: boolean;
  readonly onOpen: (material: Material) => void;
}

const SKELETON = ["name", "specification", "standard", "unit", "state"].map((key) => ({ key, width: 72 }));

export function MaterialTable({ materials, definitions, isChanging, onOpen }: MaterialTableProps) {
  const hasColumns = definitions.length > 0;
  return (
    <div className={table["scroll"]} data-results>
      <table
        className={table["vt"]}
        aria-label="标准材料"
        aria-busy={materials === null || isChanging}
        data-dense
        data-fitted
      >
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">规格型号</th>
            {!hasColumns && <th scope="col">分类</th>}
            {definitions.map(({ code, name, unitSymbol, dataType }) => (
              <th key={code} scope="col" className={classNames(dataType === "Number" && table["num"])}>
                {name}
                {unitSymbol !== null && <small>{unitSymbol}</small>}
              </th>
            ))}
            <th scope="col">标准</th>
            <th scope="col">单位</th>
            <th scope="col">核对</th>
          </tr>
        </thead>
        <tbody>
          {materials === null && <SkeletonRows rows={12} rowHeight={32} columns={SKELETON} />}
          {materials?.map((material) => (
            <tr
              key={material.id}
              className={classNames(table["one"], css["row"])}
              onClick={() => onOpen(material)}
            >
              <td>{material.name}</td>
              <td>
                <LinkButton
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(material);
                  }}
                >
                  {material.specification}
                </LinkButton>
              </td>
              {!hasColumns && <td>{material.gjwCategoryName}</td>}
              {definitions.map(({ code, dataType }) => (
                <td key={code} className={classNames(dataType === "Number" && table["num"])}>
                  {valueText(
                    material.materialPropertyValues.find((each) => each.code === code)?.value ?? null,
                  )}
                </td>
              ))}
              <td>{material.standard ?? MISSING}</td>
              <td>{material.unit}</td>
              <td>{material.verifiedBy === null ? <UnverifiedTag /> : "已核对"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
