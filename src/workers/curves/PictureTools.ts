import type { Picture } from "#domain/catalogue/tracing/Picture.ts";

/** Picture functions of a browser, which tests replace. */
export interface PictureTools {
  /** Whether the browser has a canvas outside of pages. */
  readonly isSupported: boolean;
  /** The pixels of a PNG or JPEG, upright. @throws if it is damaged */
  decode(file: Blob): Promise<Picture>;
  /** Encodes the pixels as a file that a page can show. */
  encode(picture: Picture): Promise<Blob>;
}

export const browserPictures: PictureTools = {
  isSupported: typeof OffscreenCanvas !== "undefined",
  async decode(file) {
    const bitmap = await createImageBitmap(file);
    try {
      const { width, height } = bitmap;
      const pen = penOf(width, height);
      // Transparent pixels become white paper.
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, width, height);
      pen.drawImage(bitmap, 0, 0);
      return { width, height, data: pen.getImageData(0, 0, width, height).data };
    } finally {
      bitmap.close();
    }
  },
  encode({ width, height, data }) {
    const pen = penOf(width, height);
    pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
    return pen.canvas.convertToBlob();
  },
};

/** @throws Error if the canvas is too large for the browser */
function penOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  if (!pen) throw new Error("no canvas");
  return pen;
}
