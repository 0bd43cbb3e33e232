import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { moveStep, snapped, type MapView } from "#domain/products/search/map/MapView.ts";
import type { MapPoint } from "./MapDuty.ts";
import type { MapScale } from "./MapScale.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

export interface Placing {
  /** Called when a drag begins; the view stays fixed from then on. */
  readonly onHold: () => void;
  readonly onMove: (point: MapPoint) => void;
  /** Called when the drag ends; `null` if nothing was moved. */
  readonly onRelease: (point: MapPoint | null) => void;
}

const ARROWS = keyed<readonly [number, number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
});
/** Factor with Shift. */
const FAR = 10;

/** The offset in px between pointer and point, or a drag by key. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly isMoved: boolean;
}

/** Moves the design point by pointer and keys, to round quantities. */
export function usePlacing(
  view: MapView,
  scale: MapScale,
  point: MapPoint | null,
  { onHold, onMove, onRelease }: Placing,
) {
  const grip = useRef<Grip | null>(null);
  const snappedPoint = (flow: number, value: number): MapPoint => ({
    flow: snapped(view.flow, flow),
    value: snapped(view.value, value),
  });
  /** px from the map's corner. */
  const positionOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
    return [clientX - left, clientY - top] as const;
  };
  const under = (event: PointerEvent, { x, y } = { x: 0, y: 0 }) => {
    const [atX, atY] = positionOf(event);
    return snappedPoint(scale.flowAt(atX - x), scale.valueAt(atY - y));
  };
  const letGo = (moved: MapPoint | null) => {
    if (grip.current === null) return;
    onRelease(grip.current.isMoved ? moved : null);
    grip.current = null;
  };
  return {
    /** Handlers for the handle on the design point. */
    handle: {
      onPointerDown(event: PointerEvent) {
        if (!point) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [x, y] = positionOf(event);
        grip.current = { x: x - scale.x(point.flow), y: y - scale.y(point.value), isMoved: false };
        onHold();
      },
      onPointerMove(event: PointerEvent) {
        if (grip.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        grip.current = { ...grip.current, isMoved: true };
        onMove(under(event, grip.current));
      },
      onPointerUp: (event: PointerEvent) => grip.current && letGo(under(event, grip.current)),
      onPointerCancel: () => letGo(point),
      // A system dialog takes the pointer without another event; after a release this does nothing.
      onLostPointerCapture: () => letGo(point),
      onKeyDown(event: KeyboardEvent) {
        const arrow = lookUp(ARROWS, event.key);
        if (!arrow || !point) return;
        event.preventDefault();
        const times = event.shiftKey ? FAR : 1;
        grip.current = { x: 0, y: 0, isMoved: true };
        onHold();
        onMove(
          snappedPoint(
            point.flow + arrow[0] * times * moveStep(view.flow),
            point.value + arrow[1] * times * moveStep(view.value),
          ),
        );
      },
      onKeyUp: (event: KeyboardEvent) => lookUp(ARROWS, event.key) && letGo(point),
      // A key released elsewhere fires no event here.
      onBlur: () => letGo(point),
    },
    /** For the map without a design point: a press sets one. */
    put: (event: PointerEvent) => onRelease(under(event)),
  };
}
