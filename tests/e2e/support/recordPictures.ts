/** What a drag cost, ms. */
export interface Pictures {
  /** From the first input that a picture had not shown yet to the end of the frame that shows it. */
  readonly sinceInput: readonly number[];
  /** Of the script of the frame that paints it. */
  readonly painting: readonly number[];
}

export interface PictureRecorder {
  begin(): void;
  end(): Pictures;
}

/** Runs in the page: a frame in which a canvas is given this many points of lines is a new picture of the curves. */
export function installPictureRecorder(): void {
  const MANY = 600;
  let points = 0;
  let begun = 0;
  let input = 0;
  let pictures = { sinceInput: [] as number[], painting: [] as number[] };
  const contexts = CanvasRenderingContext2D.prototype;
  const lineTo = Object.getOwnPropertyDescriptor(contexts, "lineTo")?.value as typeof contexts.lineTo;
  contexts.lineTo = function (x, y) {
    if (points++ === 0) begun = performance.now();
    Reflect.apply(lineTo, this, [x, y]);
  };
  addEventListener("pointermove", () => (input ||= performance.now()), true);
  const frame = () => {
    if (points > MANY && input > 0) {
      pictures.painting.push(performance.now() - begun);
      pictures.sinceInput.push(performance.now() - input);
      input = 0;
    }
    points = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const recorder: PictureRecorder = {
    begin() {
      pictures = { sinceInput: [], painting: [] };
      input = 0;
    },
    end: () => pictures,
  };
  Object.assign(globalThis, { pictureRecorder: recorder });
}
