import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from "react";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { fittingView, paintDiagram, startView, type DiagramView } from "./paintDiagram.ts";

/** Limits of px for a mm: texts as high as a finger, and a whole tower */
const MOST_SCALE = 0.5;
const LEAST_SCALE = 0.0002;
const WHEEL = 0.0015;
const STEP = 1.4;
const PAN = 80;

const scaled = (view: DiagramView, factor: number, [px, py]: readonly [number, number]): DiagramView => {
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: px - (px - view.x) * by, y: py - (py - view.y) * by };
};

/** A diagram on a canvas that is zoomed by wheel, keys and buttons, and moved by pointer and keys */
export function useDiagramView(ref: RefObject<HTMLCanvasElement | null>, diagram: Diagram) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  /** "start" and "whole" follow the size of the canvas. */
  const [own, setOwn] = useState<DiagramView | "start" | "whole">("start");
  const shown =
    typeof own === "string"
      ? (own === "start" ? startView : fittingView)(diagram, size.width, size.height)
      : own;
  const whole = fittingView(diagram, size.width || 1, size.height || 1);

  useLayoutEffect(() => {
    const canvas = ref.current!;
    const follow = () => setSize({ width: canvas.clientWidth, height: canvas.clientHeight });
    const observer = new ResizeObserver(follow);
    observer.observe(canvas);
    follow();
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    const canvas = ref.current!;
    const ratio = window.devicePixelRatio;
    const frame = requestAnimationFrame(() => {
      canvas.width = size.width * ratio;
      canvas.height = size.height * ratio;
      const context = canvas.getContext("2d");
      if (context === null) return;
      context.scale(ratio, ratio);
      paintDiagram(context, diagram, shown, size);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, diagram, shown, size]);

  const change = useCallback(
    (to: (view: DiagramView) => DiagramView) =>
      setOwn((view) => {
        const make = view === "start" ? startView : fittingView;
        return to(typeof view === "string" ? make(diagram, size.width, size.height) : view);
      }),
    [diagram, size],
  );

  useEffect(() => {
    const canvas = ref.current!;
    // React's own listener cannot stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = canvas.getBoundingClientRect();
      const at = [event.clientX - left, event.clientY - top] as const;
      change((view) => scaled(view, Math.exp(-event.deltaY * WHEEL), at));
    };
    canvas.addEventListener("wheel", wheel, { passive: false });
    return () => canvas.removeEventListener("wheel", wheel);
  }, [ref, change]);

  const middle = [size.width / 2, size.height / 2] as const;
  const move = (dx: number, dy: number) => change((view) => ({ ...view, x: view.x + dx, y: view.y + dy }));
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(PAN, 0),
    ArrowRight: () => move(-PAN, 0),
    ArrowUp: () => move(0, PAN),
    ArrowDown: () => move(0, -PAN),
    "+": () => change((view) => scaled(view, STEP, middle)),
    "=": () => change((view) => scaled(view, STEP, middle)),
    "-": () => change((view) => scaled(view, 1 / STEP, middle)),
    "0": () => setOwn("whole"),
  };
  return {
    isWhole: typeof own === "string" && shown.scale <= whole.scale,
    /** Scale as a share of that of the whole diagram */
    share: shown.scale / whole.scale,
    zoomIn: () => change((view) => scaled(view, STEP, middle)),
    zoomOut: () => change((view) => scaled(view, 1 / STEP, middle)),
    fit: () => setOwn("whole"),
    handlers: {
      onPointerDown: (event: React.PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: React.PointerEvent) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        const act = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
        if (act === undefined) return;
        event.preventDefault();
        act();
      },
    },
  };
}
