import type { PDFPageProxy } from "pdfjs-dist";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";
import { times, type Matrix } from "../tables/matrix.ts";
import { TransformWalk } from "../tables/TransformWalk.ts";
import type { DrawingOperators, OperatorList } from "./pdfOperators.ts";

/** The operators that place pictures, besides those that place paths. */
interface PictureOperators extends DrawingOperators {
  readonly paintImageXObject: number;
  readonly paintInlineImageXObject: number;
}

/** A picture of a page as the file stores it, which is more exact than a rendering of the page. */
export interface PagePicture {
  readonly picture: Picture;
  /** From its pixels to points of the page. */
  readonly toPage: Matrix;
}

interface PlacedImage {
  readonly image: unknown;
  readonly matrix: Matrix;
  readonly area: number;
}

/** The largest picture of a page; `null` if it has none. */
export async function pagePicture(
  page: PDFPageProxy,
  ops: PictureOperators,
  mostOperators: number,
): Promise<PagePicture | null> {
  const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const list = await page.getOperatorList();
  if (list.fnArray.length > mostOperators) return null;
  const placed = placedImages(list, ops, view).toSorted((one, other) => other.area - one.area);
  const [largest] = placed;
  if (!largest) return null;
  const { image } = largest;
  const data = typeof image === "string" ? await storedImage(page, image) : image;
  const picture = pictureOf(data);
  if (!picture) return null;
  const { width, height } = picture;
  return { picture, toPage: times(largest.matrix, [1 / width, 0, 0, -1 / height, 0, 1]) };
}

/** Least share of the page that the picture of a chart covers; a logo covers less. */
const LARGE = 0.15;

/** Whether a page has a picture that may be a chart; the picture is not unpacked for this. */
export async function hasLargePicture(
  page: PDFPageProxy,
  ops: PictureOperators,
  mostOperators: number,
): Promise<boolean> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  if (list.fnArray.length > mostOperators) return false;
  return placedImages(list, ops, transform as unknown as Matrix).some(
    ({ area }) => area > LARGE * width * height,
  );
}

function placedImages(
  { fnArray, argsArray }: OperatorList,
  ops: PictureOperators,
  view: Matrix,
): readonly PlacedImage[] {
  const found: PlacedImage[] = [];
  const walk = new TransformWalk(ops, { matrix: view });
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (walk.take(operator, args)) return;
    if (operator !== ops.paintImageXObject && operator !== ops.paintInlineImageXObject) return;
    const [image]: readonly unknown[] = Array.isArray(args) ? args : [];
    const { matrix } = walk.state;
    found.push({ image, matrix, area: Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) });
  });
  return found;
}

/** Pictures that several pages share are stored separately for all of them. */
const storedImage = (page: PDFPageProxy, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
    objects.get(name, resolve);
  });

/** Pixel formats of the library: one bit, three bytes or four. */
const [BITS, RGB, RGBA] = [1, 2, 3];

function pictureOf(image: unknown): Picture | null {
  if (typeof image !== "object" || image === null) return null;
  if (!("width" in image && "height" in image && "kind" in image && "data" in image)) return null;
  const { width, height, kind, data } = image;
  if (typeof width !== "number" || typeof height !== "number") return null;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  const row = (width + 7) >> 3;
  for (let at = 0; at < width * height; at++)
    for (let channel = 0; channel < 3; channel++)
      pixels[4 * at + channel] =
        kind === BITS
          ? ((data[Math.floor(at / width) * row + ((at % width) >> 3)]! >> (7 - ((at % width) & 7))) & 1) *
            255
          : data[(kind === RGB ? 3 : 4) * at + channel]!;
  return kind === BITS || kind === RGB || kind === RGBA ? { width, height, data: pixels } : null;
}
