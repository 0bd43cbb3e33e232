import { useCallback, useEffect, useRef, useState } from "react";
import { airOf, liquidOf, sharedDesigns } from "#domain/products/chart/designPoints.ts";
import type { ChartMove, ChartOrder, DrawnChart, OpenedChart } from "#workers/curve/CurveClient.ts";
import { useSame } from "../page/browser/useSame.ts";
import { useServices } from "../page/services/ServicesContext.tsx";

export interface ReadyChart {
  readonly status: "ready";
  readonly drawn: DrawnChart;
  /**
   * Redraws while something is dragged: the axes stay and the latest move wins. When it is dropped, the owner
   * orders the chart anew.
   */
  readonly drag: (move: ChartMove) => void;
}

/** `none`: no curve of these products can be drawn. */
export type CurveChart =
  | { readonly status: "loading" | "none" }
  | { readonly status: "failed"; readonly retry: () => void }
  | ReadyChart;

type Opened =
  | { readonly status: "none" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly chart: OpenedChart; readonly drawn: DrawnChart };

/** The part that is fitted once; duty and rate are changes to the open chart. */
type Sources = Pick<ChartOrder, "machine" | "products">;
type Operation = Pick<ChartOrder, "conditions" | "rate">;

interface Found {
  readonly of: Sources;
  readonly attempt: number;
  readonly opened: Opened;
}

/**
 * A chart of the curve worker, open while the component is mounted. Other products open a new chart; another duty
 * or rate redraws it, and an equal one does nothing. This is not a query: the worker keeps the chart until it is
 * closed, and answers a change with only a part of it.
 */
export function useCurveChart({ machine, products, conditions, rate }: ChartOrder): CurveChart {
  const { curve } = useServices();
  const sources = useSame<Sources>({ machine, products });
  const operation = useSame<Operation>({ conditions, rate });
  /** The operation that the open chart was last asked for. */
  const shownOperation = useRef(operation);
  const latestOperation = useRef(operation);
  useEffect(() => {
    latestOperation.current = operation;
  }, [operation]);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    let isLive = true;
    let chart: OpenedChart | undefined;
    const show = (opened: Opened) => setFound({ of: sources, attempt, opened });
    const first = latestOperation.current;
    shownOperation.current = first;
    curve.open({ ...sources, ...first }).then(
      (answer) => {
        if (!answer.ok) {
          if (isLive) show({ status: "none" });
          return;
        }
        chart = answer.value;
        if (isLive) show({ status: "ready", chart, drawn: chart.drawn });
        else chart.close();
      },
      () => isLive && show({ status: "failed" }),
    );
    return () => {
      isLive = false;
      chart?.close();
    };
  }, [curve, sources, attempt]);

  const opened = found?.of === sources && found.attempt === attempt ? found.opened : undefined;
  const chart = opened?.status === "ready" ? opened.chart : undefined;

  const move = useCallback(
    (change: Promise<((last: DrawnChart) => DrawnChart) | null>) => {
      const show = (changed: ((last: DrawnChart) => DrawnChart) | null) => {
        if (changed === null) return;
        setFound((last) =>
          last?.of === sources && last.opened.status === "ready"
            ? { ...last, opened: { ...last.opened, drawn: changed(last.opened.drawn) } }
            : last,
        );
      };
      change.then(show, () => setFound({ of: sources, attempt, opened: { status: "failed" } }));
    },
    [sources, attempt],
  );
  const drag = useCallback(
    (to: ChartMove) => {
      if (chart)
        move(
          chart.rescale(to).then(
            (moved) =>
              moved &&
              ((last) => ({
                ...last,
                designPoints: to.designPoints,
                model: { ...last.model, ...moved },
              })),
          ),
        );
    },
    [chart, move],
  );
  useEffect(() => {
    if (!chart || shownOperation.current === operation) return;
    shownOperation.current = operation;
    const designPoints = sharedDesigns(sources.machine, chart.drawn.products, operation.conditions);
    const air = airOf(sources.machine, operation.conditions);
    const liquid = liquidOf(sources.machine, operation.conditions);
    move(chart.redraw({ rate: operation.rate, designPoints, air, liquid }).then((drawn) => () => drawn));
  }, [chart, operation, sources, move]);

  if (opened === undefined) return { status: "loading" };
  if (opened.status === "ready") return { status: "ready", drawn: opened.drawn, drag };
  return opened.status === "none"
    ? { status: "none" }
    : { status: "failed", retry: () => setAttempt((last) => last + 1) };
}
