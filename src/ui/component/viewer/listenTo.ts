import type { OrbitDriver } from "./OrbitDriver.ts";

/** px that a pointer may move during a click. */
const TREMBLE = 4;
/** px that a key turns by, and the share of the distance that a key zooms to. */
const KEY_STEP = 24;
const KEY_ZOOM = 0.9;
/** Bits of `buttons`: the right button and the wheel. */
const PANNING = 2 | 4;
/** px of one line, for wheels that count lines. */
const LINE = 33;

const TURNS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["ArrowLeft", [-KEY_STEP, 0]],
  ["ArrowRight", [KEY_STEP, 0]],
  ["ArrowUp", [0, -KEY_STEP]],
  ["ArrowDown", [0, KEY_STEP]],
]);
const ZOOMS: ReadonlyMap<string, number> = new Map([
  ["+", KEY_ZOOM],
  ["=", KEY_ZOOM],
  ["-", 1 / KEY_ZOOM],
]);

interface Held {
  readonly x: number;
  readonly y: number;
}

/**
 * Pointer and key input on a picture: one finger turns, two fingers or the right button pan, wheel and pinch zoom.
 * A click is reported from −1 at the left and at the bottom to 1. Returns the function that stops listening.
 */
export function listenTo(
  box: HTMLElement,
  driver: OrbitDriver,
  onClick: (x: number, y: number) => void,
): () => void {
  const held = new Map<number, Held>();
  let moved = 0;
  const spread = () => {
    const [first, second] = held.values();
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };
  const height = () => box.clientHeight || 1;

  function down(event: PointerEvent) {
    if (held.size === 0) moved = 0;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    box.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    const last = held.get(event.pointerId);
    if (last === undefined) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    const before = spread();
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.abs(dx) + Math.abs(dy);
    if (held.size > 1) {
      const after = spread();
      if (before > 0 && after > 0) driver.zoom(before / after);
      driver.pan(dx / held.size, dy / held.size, height());
    } else if ((event.buttons & PANNING) !== 0 || event.shiftKey) driver.pan(dx, dy, height());
    else if (moved > TREMBLE) driver.turn(dx, dy, height());
  }
  function up(event: PointerEvent) {
    const wasHeld = held.delete(event.pointerId);
    if (!wasHeld || held.size > 0 || moved > TREMBLE || event.button !== 0) return;
    const { left, top, width, height: tall } = box.getBoundingClientRect();
    onClick(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / tall) * 2);
  }
  function wheel(event: WheelEvent) {
    event.preventDefault();
    driver.wheel(event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY);
  }
  function key(event: KeyboardEvent) {
    const turn = TURNS.get(event.key);
    const zoom = ZOOMS.get(event.key);
    if (turn) driver.turn(turn[0], turn[1], height());
    if (zoom) driver.zoom(zoom);
    if (turn || zoom) event.preventDefault();
  }
  const cancel = (event: PointerEvent) => held.delete(event.pointerId);
  const menu = (event: Event) => event.preventDefault();

  const stop = new AbortController();
  const { signal } = stop;
  box.addEventListener("pointerdown", down, { signal });
  box.addEventListener("pointermove", move, { signal });
  box.addEventListener("pointerup", up, { signal });
  box.addEventListener("pointercancel", cancel, { signal });
  box.addEventListener("wheel", wheel, { signal, passive: false });
  box.addEventListener("contextmenu", menu, { signal });
  box.addEventListener("keydown", key, { signal });
  return () => stop.abort();
}
