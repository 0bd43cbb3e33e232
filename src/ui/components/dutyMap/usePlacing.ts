import type { KeyboardEvent, PointerEvent } from "react";
import { moveStep, snapped, type MapView } from "#domain/search/map/MapView.ts";
import type { DesignPoint } from "./MapDuty.ts";
import type { MapScale } from "./MapScale.ts";

export interface Placing {
  /** A drag begins: from here the view stands still. */
  readonly onHold: () => void;
  readonly onMove: (point: DesignPoint) => void;
  readonly onRelease: (point: DesignPoint) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};
/** With Shift. */
const FAR = 10;

/** Moves the design point by pointer and by keys, to round quantities in view. */
export function usePlacing(
  view: MapView,
  scale: MapScale,
  point: DesignPoint | null,
  { onHold, onMove, onRelease }: Placing,
) {
  const placed = (flow: number, value: number): DesignPoint => ({
    flow: snapped(view.flow, flow),
    value: snapped(view.value, value),
  });
  /** `origin` is the map's corner on the screen. */
  const under = (event: PointerEvent, origin: Pick<DOMRect, "left" | "top">) =>
    placed(scale.flowAt(event.clientX - origin.left), scale.valueAt(event.clientY - origin.top));
  const mapOf = (event: PointerEvent) =>
    (event.currentTarget.parentElement ?? event.currentTarget).getBoundingClientRect();
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);

  return {
    /** For the handle on the design point. */
    handle: {
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold();
      },
      onPointerMove(event: PointerEvent) {
        if (isHeld(event)) onMove(under(event, mapOf(event)));
      },
      onPointerUp(event: PointerEvent) {
        if (isHeld(event)) onRelease(under(event, mapOf(event)));
      },
      onPointerCancel() {
        if (point) onRelease(point);
      },
      onKeyDown(event: KeyboardEvent) {
        const arrow = ARROWS[event.key];
        if (!arrow || !point) return;
        event.preventDefault();
        const times = event.shiftKey ? FAR : 1;
        onHold();
        onMove(
          placed(
            point.flow + arrow[0] * times * moveStep(view.flow),
            point.value + arrow[1] * times * moveStep(view.value),
          ),
        );
      },
      onKeyUp(event: KeyboardEvent) {
        if (ARROWS[event.key] && point) onRelease(point);
      },
    },
    /** For the map while there is no design point: a press puts one there. */
    put: (event: PointerEvent) => onRelease(under(event, mapOf(event))),
  };
}
