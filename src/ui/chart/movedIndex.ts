/** Grid points per key press: half a percent of the range, or a tenth. */
const STEP = 4;
const LEAP = 80;

/** Where a key moves the crosshair: `null` removes it, `undefined` means that the key is not handled. */
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
