/**
 * Calls when the window has been painted anew, in a task of its own: what asks for sizes costs nothing more then.
 *
 * @returns calls it off
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
