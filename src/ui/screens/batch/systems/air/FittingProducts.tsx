import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { FoundProduct } from "#api/contract/search.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import { ELEMENT_WORDS, type ElementKind } from "#domain/building/systems/air/DuctElement.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { rectangularDucts } from "#domain/physics/pipe/duct.ts";
import type { AskedElement } from "#workers/batch/systems/AskedElement.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { DRAWER_MOST } from "../MachineDrawer.tsx";
import css from "../Systems.module.css";
import { figureOf, keptProduct, useFittingProducts } from "./useFittingProducts.ts";

interface FittingProductsProps {
  readonly kind: ElementKind;
  /** The duct */
  readonly line: SegmentLine;
  readonly shape: AirSettings["shape"];
  readonly onChoose: (product: NonNullable<AskedElement["product"]>) => void;
}

/** Loss of a product at the duct's flow, if its maker states one */
function Loss({ found, flow }: { readonly found: FoundProduct; readonly flow: number }) {
  const { stated } = keptProduct(found);
  if (stated === null) return <>未标注</>;
  if (flow > stated.flow) return <span className={css["warn"]}>超过标注风量</span>;
  return <>{formatNumber(stated.loss * (flow / stated.flow) ** 2, 1)}</>;
}

/** Products of the catalogue with a duct's size, to be built into it */
export function FittingProducts({ kind, line, shape, onChoose }: FittingProductsProps) {
  const { size, flow } = line;
  const duct = useMemo(
    () => (shape === "round" ? null : (rectangularDucts().find(({ name }) => name === size) ?? null)),
    [shape, size],
  );
  const { data, isError, refetch } = useFittingProducts(kind, duct, DRAWER_MOST);
  const columns = useMemo((): readonly DataColumn<FoundProduct>[] => {
    const figure = (title: string, code: string, digits: number, unit: string) =>
      figureColumn<FoundProduct>(title, (found) => formatNumber(figureOf(found, code), digits), {
        width: 80,
        unit,
      });
    return [
      textColumn("品牌", ({ brandName }) => brandName, { width: 68 }),
      textColumn("型号", ({ model, isSample }) => `${model}${isSample ? "（示例数据）" : ""}`),
      textColumn("类型", ({ name }) => name, { width: 124 }),
      ...(kind === "silencer" ? [figure("消声量", PROPERTY.insertionLoss, 1, "dB，250 Hz")] : []),
      figure("标注风量", PROPERTY.airFlow, 0, "m³/h"),
      figure("标注阻力", PROPERTY.airPressureDrop, 1, "Pa"),
      drawnColumn("此处阻力", (found) => <Loss found={found} flow={flow} />, {
        width: 96,
        unit: "Pa，标准空气",
        isFigure: true,
      }),
      drawnColumn(
        "",
        (found) => (
          <LinkButton aria-label={`采用 ${found.model}`} onClick={() => onChoose(keptProduct(found))}>
            采用
          </LinkButton>
        ),
        { width: 56 },
      ),
    ];
  }, [kind, flow, onChoose]);
  const { name } = ELEMENT_WORDS[kind];
  if (duct === null)
    return (
      <EmptyState
        kind="empty"
        title={shape === "round" ? "产品库的消声器和风阀没有圆形规格" : "这段风管还没有规格"}
        why={
          shape === "round"
            ? "可以不选型号，再输入阻力"
            : "先放宽限制或拆分系统，使它有合适的风管；也可以不选型号"
        }
      />
    );
  if (isError)
    return (
      <EmptyState
        kind="error"
        title={`未能查找${name}`}
        why="请检查网络"
        actions={<Button onClick={() => void refetch()}>重试</Button>}
      />
    );
  return (
    <DataTable
      label={`可采用的${name}`}
      isDense
      columns={columns}
      rows={data?.list ?? null}
      rowKey={({ id }) => id}
      skeleton={{ rows: 6 }}
      empty={`产品库没有 ${duct.name} 的${name}：可以锁定为有产品的风管规格，或不选型号`}
    />
  );
}
