import { fail, ok, type Result } from "#domain/base/result.ts";
import { pictureSize } from "./pictureSize.ts";
import type { PictureTools } from "./PictureTools.ts";
import { MOST_PIXELS, type CurvesFault, type OpenCharts } from "./readPdfCharts.ts";

/** Of larger files only the beginning is read. */
const HEAD = 1024 ** 2;

/** Opens a picture as a manual with one scanned page. */
export async function openPictureFile(
  file: Blob,
  tools: PictureTools,
): Promise<
  Result<OpenCharts, CurvesFault | "picture-damaged" | "picture-too-large" | "pictures-unsupported">
> {
  if (!tools.isSupported) return fail("pictures-unsupported");
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (!size || size.width === 0 || size.height === 0) return fail("picture-damaged");
  if (size.width * size.height > MOST_PIXELS) return fail("picture-too-large");
  try {
    const picture = await tools.decode(file);
    return ok({
      pages: 1,
      page: async () =>
        ok({ turns: 0, width: picture.width, height: picture.height, charts: [], speed: null } as const),
      drawing: async () => ok({ width: picture.width, height: picture.height, words: [], paths: [] }),
      hasPicture: async () => true,
      picture: async (number) =>
        number === 1 ? ok({ picture, toPage: [1, 0, 0, 1, 0, 0] as const }) : fail("pdf-no-page"),
      close: async () => {},
    });
  } catch {
    return fail("picture-damaged");
  }
}
