/**
 * Calls after the next paint, in a task of its own, when reading sizes no longer forces a layout.
 *
 * @returns cancels the call
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
 * Makes the calls one after another, each after the changes of the one before are painted.
 *
 * @returns cancels the remaining calls
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
