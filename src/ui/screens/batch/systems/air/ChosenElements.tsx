import { formatNumber } from "#domain/base/formatNumber.ts";
import { LOSS_BASES, type ElementLine } from "#domain/building/systems/air/elementLines.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { Marked } from "../Marked.tsx";
import { typedText } from "../systemWords.ts";
import { TypedFigure } from "../TypedFigure.tsx";
import css from "../Systems.module.css";

interface ChosenElementsProps {
  readonly lines: readonly ElementLine[];
  /** Id of the element that gets another product */
  readonly replaced: string | null;
  readonly onReplace: (element: ElementLine) => void;
  /** Pa at the present flow; null removes a typed loss. */
  readonly onType: (id: string, loss: number | null) => void;
  readonly onDrop: (id: string) => void;
}

function Basis({ line: { basis, fits } }: { readonly line: ElementLine }) {
  return (
    <span className={css["notes"]}>
      {basis === "zeta" && <Marked word="估算" title={LOSS_BASES.zeta} />}
      {basis === "typed" && "已输入"}
      {basis === "stated" && "产品标注"}
      {basis === "unknown" && (
        <span className={css["warn"]} title={LOSS_BASES.unknown}>
          无法判定
        </span>
      )}
      {!fits && <span className={css["warn"]}>与风管不符</span>}
    </span>
  );
}

/** Elements in a duct, each with its loss, which can be typed */
export function ChosenElements({ lines, replaced, onReplace, onType, onDrop }: ChosenElementsProps) {
  const mayEdit = useMayEdit();
  const columns: readonly DataColumn<ElementLine>[] = [
    textColumn("名称", ({ name }) => name, { width: 80 }),
    textColumn("型号", ({ product }) =>
      product === null ? "未选型号" : `${product.brand} ${product.model}`,
    ),
    textColumn("规格", ({ size }) => size, { width: 96, unit: "mm" }),
    figureColumn("阻力", ({ loss }) => formatNumber(loss, 1), { width: 72, unit: "Pa" }),
    drawnColumn(
      "输入阻力",
      ({ id, name, basis, loss }) => (
        <TypedFigure
          label={`${name} 阻力（Pa）`}
          value={basis === "typed" && loss !== null ? typedText(loss, 1) : ""}
          placeholder="自动"
          width={76}
          disabled={!mayEdit}
          onType={(typed) => onType(id, typed)}
        />
      ),
      { width: 92, unit: "Pa", isFigure: true },
    ),
    drawnColumn("依据", (line) => <Basis line={line} />, { width: 132 }),
    drawnColumn(
      "",
      (line) => (
        <span className={css["notes"]}>
          <LinkButton small disabled={!mayEdit} onClick={() => onReplace(line)}>
            {line.id === replaced ? "取消" : "改选"}
          </LinkButton>
          <LinkButton
            small
            disabled={!mayEdit}
            aria-label={`移除${line.name}`}
            onClick={() => onDrop(line.id)}
          >
            移除
          </LinkButton>
        </span>
      ),
      { width: 92 },
    ),
  ];
  return (
    <DataTable
      label="管段上的元件"
      isDense
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ "data-sel": id === replaced || undefined })}
      empty="这段风管上还没有消声器和风阀，在下方添加"
    />
  );
}
