import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Axis } from "#domain/products/chart/axes.ts";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import { designAsShown } from "#domain/products/chart/designPoints.ts";
import { flow as asFlow } from "#domain/base/units.ts";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { inFrames } from "./afterPaint.ts";
import css from "./Charts.module.css";
import { movedIndex } from "./movedIndex.ts";
import { FIRST_RAIL, RAIL } from "./picture/chartOptions.ts";
import { ChartPicture } from "./picture/ChartPicture.ts";
import { Readout } from "./Readout.tsx";
import { readingsAt } from "./readingsAt.ts";
import { countGrids, countRightAxes } from "./shownAxes.ts";

export interface ChartBoxProps {
  readonly drawn: DrawnChart;
  /** The part of the chart that is shown. */
  readonly drawing: ChartDrawing;
  /** Whether this picture replaces one with other axes. */
  readonly replaces: boolean;
  /** Called while a design point is dragged, and when it is dropped. */
  readonly onDragDesign: (designPoints: readonly ChartDesign[]) => void;
  readonly onMoveDesign: (designPoints: readonly ChartDesign[]) => void;
  /** Called with the picture once it exists, for exports. */
  readonly onPicture: (picture: ChartPicture) => void;
}

interface Cursor {
  readonly index: number;
  readonly highlighted: string | null;
}

const GRAB = 12;
const INSET = 12;

/** The drawing with a crosshair for mouse and keyboard, and design points that can be moved. */
export function ChartBox({ drawn, drawing, replaces, onDragDesign, onMoveDesign, onPicture }: ChartBoxProps) {
  const { grid } = drawing;
  const [isFirst] = useState(!replaces);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<ChartPicture | null>(null);
  const latest = useRef(drawing);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [grabbed, setGrabbed] = useState<number | null>(null);
  const dragged = useRef<readonly ChartDesign[] | null>(null);
  const held = useRef<readonly ChartDesign[] | null>(null);

  useLayoutEffect(() => {
    const make = () => {
      if (stage.current) picture.current = new ChartPicture(stage.current, latest.current);
    };
    const rule = () => picture.current?.rule();
    const draw = () => {
      picture.current?.draw(latest.current);
      if (picture.current) onPicture(picture.current);
    };
    const steps = [make, rule, draw];
    // The first picture is made after the panel is painted: it reads its size, which before that would force a
    // layout of the whole page.
    const callOff = isFirst ? inFrames(steps) : steps.forEach((step) => step());
    return () => {
      callOff?.();
      picture.current?.remove();
      picture.current = null;
    };
  }, [isFirst, onPicture]);
  useLayoutEffect(() => {
    latest.current = drawing;
    picture.current?.draw(drawing);
  }, [drawing]);

  useEffect(() => {
    const box = stage.current;
    // A finger on a design point drags it; a vertical swipe anywhere else scrolls the page.
    const hold = (event: TouchEvent) => {
      const [touch] = event.touches;
      const bounds = box?.getBoundingClientRect();
      if (!touch || !bounds) return;
      if (designAt(picture.current, touch.clientX - bounds.left, touch.clientY - bounds.top) !== null)
        event.preventDefault();
    };
    box?.addEventListener("touchstart", hold, { passive: false });
    return () => box?.removeEventListener("touchstart", hold);
  }, []);

  const positionIn = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const point = (next: Cursor | null) => {
    setCursor(next);
    picture.current?.highlight(next?.highlighted ?? null);
  };

  function onPointerMove(event: PointerEvent) {
    const { x, y } = positionIn(event);
    if (dragged.current && grabbed !== null) {
      const duty = picture.current?.dutyAt(x, y);
      if (!duty) return;
      const { flow, axes, dutyAxis } = drawing;
      const range = axes[dutyAxis]?.range ?? flow.range;
      dragged.current = dragged.current.map((design, at) =>
        at === grabbed
          ? designAsShown(drawn.machine, {
              ...design,
              flow: asFlow(within(duty.flow, flow.range)),
              value: within(duty.value, range),
            })
          : design,
      );
      onDragDesign(dragged.current);
      return;
    }
    const index = picture.current?.indexAt(x) ?? null;
    point(index === null ? null : { index, highlighted: picture.current?.lineAt(x, y) ?? null });
    setGrabbed(designAt(picture.current, x, y));
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const { x, y } = positionIn(event);
    const design = designAt(picture.current, x, y);
    setGrabbed(design);
    if (design === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = drawn.designPoints;
    held.current = drawn.designPoints;
    point(null);
  }
  function onPointerUp() {
    // The drawn points follow the drag, so only its starting point tells whether anything was moved.
    if (dragged.current && dragged.current !== held.current) onMoveDesign(dragged.current);
    dragged.current = null;
  }
  function onKeyDown(event: KeyboardEvent) {
    const index = movedIndex(event.key, cursor?.index ?? null, grid.length - 1);
    if (index === undefined) return;
    event.preventDefault();
    picture.current?.point(index);
    point(index === null ? null : { index, highlighted: null });
  }

  const readings = cursor && readingsAt(drawing, cursor.index);
  const isLeft = cursor !== null && cursor.index * 2 > grid.length;
  return (
    <div
      className={css["canvas"]}
      data-grids={countGrids(drawing)}
      data-movable={grabbed !== null || undefined}
      role="slider"
      tabIndex={0}
      aria-label="性能曲线，用左右方向键读数"
      aria-valuemin={Math.round(grid[0] ?? 0)}
      aria-valuemax={Math.round(grid.at(-1) ?? 0)}
      aria-valuenow={Math.round(grid[cursor?.index ?? 0] ?? 0)}
      aria-valuetext={
        readings
          ? [readings.flow, ...readings.lines.map(({ name, text }) => `${name} ${text}`)].join("，")
          : "没有读数"
      }
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        onPointerUp();
        point(null);
      }}
      onPointerLeave={() => point(null)}
      onBlur={() => {
        picture.current?.point(null);
        point(null);
      }}
    >
      <div className={css["stage"]} ref={stage} />
      {readings && (
        <Readout
          readings={readings}
          highlighted={cursor.highlighted}
          side={isLeft ? "left" : "right"}
          inset={INSET + (isLeft ? FIRST_RAIL : RAIL * Math.max(1, countRightAxes(drawing)))}
        />
      )}
    </div>
  );
}

/** Index of the design point within reach of a pixel of the box. */
function designAt(picture: ChartPicture | null, x: number, y: number): number | null {
  const cross = picture?.drawing.points.find((mark) => {
    const at = mark.design === null ? null : picture.positionOf(mark);
    return at && Math.hypot(at.x - x, at.y - y) <= GRAB;
  });
  return cross?.design ?? null;
}

/** Keeps a duty above zero, where its parabola begins. */
const within = (value: number, { min, max }: Axis) => Math.min(max, Math.max(value, min, max / LEAST_SHARE));
const LEAST_SHARE = 100;
