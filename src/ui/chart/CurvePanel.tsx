import { Suspense, useMemo, useState, type ReactNode } from "react";
import { useHref, useLocation } from "react-router-dom";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import { contradictionTexts } from "#domain/products/chart/contradicted.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import { drawAxes, drawChart } from "#domain/products/drawing/drawChart.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { fetched } from "../page/browser/fetched.tsx";
import { Panel } from "../kit/layout/Panel.tsx";
import { downloadBlob } from "../page/browser/downloadBlob.ts";
import { pageAddress } from "../page/browser/pageAddress.ts";
import { useNotices } from "../page/services/useNotices.ts";
import { ChartBox } from "./ChartBox.tsx";
import { chartCsv } from "./chartCsv.ts";
import css from "./Charts.module.css";
import { CurveTable } from "./CurveTable.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { PaperPicture } from "./PaperPicture.tsx";
import type { ChartPicture } from "./picture/ChartPicture.ts";
import { printCanvas } from "./printCanvas.ts";
import { axesKey } from "./shownAxes.ts";

const ChartAir = fetched(async () => (await import("./ChartAir.tsx")).ChartAir);
const ChartLiquid = fetched(async () => (await import("./ChartLiquid.tsx")).ChartLiquid);

export interface CurvePanelProps {
  readonly drawn: DrawnChart;
  readonly view: ChartView;
  /** Called while a design point is dragged, and when it is dropped. */
  readonly onDragDesign: (designPoints: readonly ChartDesign[]) => void;
  readonly onMoveDesign: (designPoints: readonly ChartDesign[]) => void;
  /** Tools in the head of the panel. */
  readonly tools: ReactNode;
  /** Content below the head. */
  readonly children?: ReactNode;
}

/** 性能曲线: the chart with its tools and its exports. */
export function CurvePanel({ drawn, view, onDragDesign, onMoveDesign, tools, children }: CurvePanelProps) {
  const [picture, setPicture] = useState<ChartPicture | null>(null);
  const { machine, model } = drawn;
  const axes = useMemo(() => drawAxes(machine, model.frame, view), [machine, model.frame, view]);
  const drawing = useMemo(() => drawChart(drawn, view, axes), [drawn, view, axes]);
  const notices = useNotices();
  const { pathname, search } = useLocation();
  const address = pageAddress(useHref(`${pathname}${search}`));
  const name = `${drawn.products.map((product) => product.name).join("、")} 性能曲线`;
  const withPicture = (use: (made: ChartPicture) => void) => () => picture && use(picture);
  return (
    <Panel
      title="性能曲线"
      className={css["panel"]}
      tools={
        <>
          {tools}
          <ExportMenu
            onPng={withPicture((made) => {
              const save = async () => {
                const chart = made.toCanvas();
                const { addressedPng } = await import("./addressedCanvas.ts");
                const blob = await addressedPng(chart, address);
                if (blob !== null) downloadBlob(blob, `${name}.png`);
              };
              save().catch(() => notices.error("导出失败", "请稍后重试"));
            })}
            onCsv={withPicture((made) =>
              downloadBlob(
                new Blob([chartCsv(made.drawing, model, address)], { type: "text/csv;charset=utf-8" }),
                `${name}.csv`,
              ),
            )}
            onPrint={withPicture((made) => printCanvas(made.toCanvas()))}
          />
        </>
      }
    >
      {children}
      {model.air !== undefined && (
        <Suspense fallback={null}>
          <ChartAir air={model.air} />
        </Suspense>
      )}
      {model.liquid !== undefined && (
        <Suspense fallback={null}>
          <ChartLiquid liquid={model.liquid} />
        </Suspense>
      )}
      {contradictionTexts(drawn.products).map((text, at) => (
        // Two models of one name may have the same text.
        <div key={at} className={css["air"]} role="note">
          {text}
        </div>
      ))}
      <ChartBox
        key={axesKey(drawing)}
        drawn={drawn}
        drawing={drawing}
        replaces={picture !== null}
        onDragDesign={onDragDesign}
        onMoveDesign={onMoveDesign}
        onPicture={setPicture}
      />
      <PaperPicture picture={picture} />
      <CurveTable drawing={drawing} />
    </Panel>
  );
}
