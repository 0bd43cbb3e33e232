import { useCallback, useEffect, useRef, useState } from "react";
import type { ChartMove, ChartOrder, DrawnChart, OpenedChart } from "#workers/curve/CurveClient.ts";
import { isSameData } from "./isSameData.ts";
import { useServices } from "./ServicesContext.tsx";

export interface ReadyChart {
  readonly status: "ready";
  readonly drawn: DrawnChart;
  /** Something is being dragged: the axes stay, the latest wins. */
  readonly drag: (move: ChartMove) => void;
  /** It has been let go, or was entered: the chart is drawn anew. */
  readonly release: (move: ChartMove) => void;
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

interface Found {
  readonly of: ChartOrder;
  readonly attempt: number;
  readonly opened: Opened;
}

/** A chart of the curve worker, open as long as the component stands. An order that says the same opens nothing anew. */
export function useCurveChart(asked: ChartOrder): CurveChart {
  const { curve } = useServices();
  const order = useSame(asked);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  /** Counts moves: an answer to an older one must not overtake a newer. */
  const moves = useRef({ asked: 0, shown: 0 });

  useEffect(() => {
    let isLive = true;
    let chart: OpenedChart | undefined;
    const show = (opened: Opened) => setFound({ of: order, attempt, opened });
    curve.open(order).then(
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
  }, [curve, order, attempt]);

  const opened = found?.of === order && found.attempt === attempt ? found.opened : undefined;
  const chart = opened?.status === "ready" ? opened.chart : undefined;

  const move = useCallback(
    (change: Promise<((last: DrawnChart) => DrawnChart) | null>) => {
      const number = ++moves.current.asked;
      const show = (changed: ((last: DrawnChart) => DrawnChart) | null) => {
        if (changed === null || number < moves.current.shown) return;
        moves.current.shown = number;
        setFound((last) =>
          last?.of === order && last.opened.status === "ready"
            ? { ...last, opened: { ...last.opened, drawn: changed(last.opened.drawn) } }
            : last,
        );
      };
      change.then(show, () => setFound({ of: order, attempt, opened: { status: "failed" } }));
    },
    [order, attempt],
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
  const release = useCallback(
    (to: ChartMove) => {
      if (chart) move(chart.redraw(to).then((drawn) => () => drawn));
    },
    [chart, move],
  );

  if (opened === undefined) return { status: "loading" };
  if (opened.status === "ready") return { status: "ready", drawn: opened.drawn, drag, release };
  return opened.status === "none"
    ? { status: "none" }
    : { status: "failed", retry: () => setAttempt((last) => last + 1) };
}

/** The first of several values that say the same. */
function useSame<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  if (held === value || isSameData(held, value)) return held;
  setHeld(value);
  return value;
}
