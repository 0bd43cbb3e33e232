import { Button } from "@mantine/core";
import type { Material } from "#api/contract/materials.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import { PriceButton } from "../../prices/PriceButton.tsx";
import { UnverifiedTag } from "./UnverifiedTag.tsx";
import css from "./Materials.module.css";
import { valueText } from "./MaterialTable.tsx";

const WIDTH = 520;
const NOT_CHECKED = "规格按标准的系列录入，没有对照标准原文逐项核对；订货和计算前以现行版本为准";

/** One material: its properties and their reliability. */
export function MaterialDetail({
  material,
  onClose,
}: {
  readonly material: Material;
  readonly onClose: () => void;
}) {
  const { name, specification, standard, unit, gjwCategoryCode, gjwCategoryName } = material;
  const { materialPropertyValues, verifiedBy, source } = material;
  const facts = [
    ["名称", name],
    ["分类", gjwCategoryName],
    ["标准", standard ?? MISSING],
    ["计量单位", unit],
    ...materialPropertyValues.map(({ name: title, unitSymbol, value }) => [
      title,
      value === null || unitSymbol === null ? valueText(value) : `${valueText(value)} ${unitSymbol}`,
    ]),
  ];
  return (
    <Dialog
      opened
      title={specification}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <PriceButton
            size="sm"
            categoryCode={gjwCategoryCode}
            subject={{ kind: "material", name, specification, properties: materialPropertyValues }}
          />
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      <dl className={css["facts"]}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css["source"]}>
        {verifiedBy === null && <UnverifiedTag />}
        {verifiedBy === null ? NOT_CHECKED : `已核对：${verifiedBy}`}
      </p>
      <p className={css["source"]}>来源：{source}</p>
    </Dialog>
  );
}
