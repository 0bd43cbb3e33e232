import type { Locator } from "@playwright/test";

export type Colour = readonly [red: number, green: number, blue: number];

/** The pixels of an element as they are on the screen, to be asked for colours. */
export interface ChartPixels {
  readonly width: number;
  readonly height: number;
  /** Columns of a row, or rows of a column, that begin a run of the colour. */
  readonly runs: (along: { readonly row: number } | { readonly column: number }, colour: Colour) => number[];
  /** Whether the colour, or nearly that, is within `reach` px above or below. */
  readonly isNear: (x: number, y: number, colour: Colour, reach: number) => boolean;
}

const EXACT = 6;
/** Antialiasing mixes a line of 2 px with its ground. */
const MIXED = 60;

export async function chartPixels(chart: Locator): Promise<ChartPixels> {
  const shot = (await chart.screenshot()).toString("base64");
  const { width, height, packed } = await chart.page().evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const all = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    // As text: a list of two million numbers takes seconds to be handed over.
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener("load", done, { once: true }));
    reader.readAsDataURL(new Blob([all]));
    await read;
    // What is read as an address is text.
    const address = reader.result as string;
    return { width: image.width, height: image.height, packed: address.split(",")[1] ?? "" };
  }, shot);
  const data = Buffer.from(packed, "base64");
  const offBy = (x: number, y: number, colour: Colour) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return Math.max(...colour.map((part, of) => Math.abs(part - (data[at + of] ?? 0))));
  };
  return {
    width,
    height,
    runs(along, colour) {
      const [length, offAt] =
        "row" in along
          ? ([width, (x: number) => offBy(x, along.row, colour)] as const)
          : ([height, (y: number) => offBy(along.column, y, colour)] as const);
      const isOn = Array.from({ length }, (_, place) => offAt(place) <= EXACT);
      return isOn.flatMap((on, place) => (on && !isOn[place - 1] ? [place] : []));
    },
    isNear: (x, y, colour, reach) =>
      Array.from({ length: 2 * reach + 1 }, (_, step) => offBy(x, y + step - reach, colour)).some(
        (off) => off <= MIXED,
      ),
  };
}
