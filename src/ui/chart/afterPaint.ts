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

/**
 * Calls one after the other, each when what the one before has changed has been painted.
 *
 * @returns calls off those that are left
 */
export function inFrames([call, ...others]: readonly (() => void)[]): () => void {
  let callOff = () => {};
  if (call)
    callOff = afterPaint(() => {
      call();
      callOff = inFrames(others);
    });
  return () => callOff();
}
