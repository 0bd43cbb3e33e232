/** Places of the grid that one press moves: half a percent of the range, or a tenth. */
const STEP = 4;
const LEAP = 80;

/** Where a key takes the crosshair: `null` away, `undefined` nowhere, since the key is not for it. */
export function movedIndex(key: string, index: number | null, last: number): number | null | undefined {
  const middle = Math.round(last / 2);
  const moved = (by: number) => (index === null ? middle : Math.min(last, Math.max(0, index + by)));
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return moved(-STEP);
    case "ArrowRight":
    case "ArrowUp":
      return moved(STEP);
    case "PageDown":
      return moved(-LEAP);
    case "PageUp":
      return moved(LEAP);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}
