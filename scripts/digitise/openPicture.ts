import { PDFDocument } from "@cantoo/pdf-lib";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";
import { openPdfCharts } from "#workers/curves/readPdfCharts.ts";

/** The picture of a chart, and the position of its truth in it. */
export interface OpenPicture {
  readonly picture: Picture;
  readonly toPicture: (place: Point) => Point;
}

/**
 * A browser decodes PNG and JPEG itself; here a picture is put on a page and read like a scan, with its truth in
 * points.
 *
 * @throws Error if the file contains no picture
 */
export async function openPicture(file: string, bytes: Uint8Array, page: number): Promise<OpenPicture> {
  const isPage = file.endsWith(".pdf");
  const opened = await openPdfCharts(isPage ? bytes : await onPage(file, bytes), null);
  if (!opened.ok) throw new Error(`${file}: ${opened.code}`);
  try {
    const read = await opened.value.picture(isPage ? page : 1);
    if (!read.ok) throw new Error(`${file}: ${read.code}`);
    const {
      picture,
      toPage: [a, b, c, d, e, f],
    } = read.value;
    const area = a * d - b * c;
    return {
      picture,
      toPicture: ([x, y]) =>
        isPage ? [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area] : [x, y],
    };
  } finally {
    await opened.value.close();
  }
}

async function onPage(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const image = file.endsWith(".png") ? await document.embedPng(bytes) : await document.embedJpg(bytes);
  const { width, height } = image;
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  return document.save();
}
