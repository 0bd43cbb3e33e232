import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { moveStep, snapped, type MapView } from "#domain/products/search/map/MapView.ts";
import type { MapPoint } from "./MapDuty.ts";
import type { MapScale } from "./MapScale.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

export interface Placing {
  /** A drag begins: from here the view stands still. */
  readonly onHold: () => void;
  readonly onMove: (point: MapPoint) => void;
  /** The drag ends, `null` where nothing was moved. */
  readonly onRelease: (point: MapPoint | null) => void;
}

const ARROWS = keyed<readonly [number, number]>({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
});
/** With Shift. */
const FAR = 10;

/** How the handle is held: by a pointer so many px from the point, or by a key. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly isMoved: boolean;
}

/** Moves the design point by pointer and by keys, to round quantities in view. */
export function usePlacing(
  view: MapView,
  scale: MapScale,
  point: MapPoint | null,
  { onHold, onMove, onRelease }: Placing,
) {
  const grip = useRef<Grip | null>(null);
  const placed = (flow: number, value: number): MapPoint => ({
    flow: snapped(view.flow, flow),
    value: snapped(view.value, value),
  });
  /** px from the map's corner. */
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
    return [clientX - left, clientY - top] as const;
  };
  const under = (event: PointerEvent, { x, y } = { x: 0, y: 0 }) => {
    const [atX, atY] = placeOf(event);
    return placed(scale.flowAt(atX - x), scale.valueAt(atY - y));
  };
  const letGo = (moved: MapPoint | null) => {
    if (grip.current === null) return;
    onRelease(grip.current.isMoved ? moved : null);
    grip.current = null;
  };
  return {
    /** For the handle on the design point. */
    handle: {
      onPointerDown(event: PointerEvent) {
        if (!point) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [x, y] = placeOf(event);
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
      // A dialog of the system takes the pointer without another word; after a release there is nothing left to do.
      onLostPointerCapture: () => letGo(point),
      onKeyDown(event: KeyboardEvent) {
        const arrow = lookUp(ARROWS, event.key);
        if (!arrow || !point) return;
        event.preventDefault();
        const times = event.shiftKey ? FAR : 1;
        grip.current = { x: 0, y: 0, isMoved: true };
        onHold();
        onMove(
          placed(
            point.flow + arrow[0] * times * moveStep(view.flow),
            point.value + arrow[1] * times * moveStep(view.value),
          ),
        );
      },
      onKeyUp: (event: KeyboardEvent) => lookUp(ARROWS, event.key) && letGo(point),
      // A key that is let go elsewhere is not heard of here.
      onBlur: () => letGo(point),
    },
    /** For the map while there is no design point: a press puts one there. */
    put: (event: PointerEvent) => onRelease(under(event)),
  };
}
