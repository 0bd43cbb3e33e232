import { RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { texturePath } from "#api/contract/displayData.ts";

/** Bytes, and px of a side: a larger picture is not needed for what is shown this size. */
const MOST_BYTES = 8 * 1024 ** 2;
const MOST_SIDE = 4096;

/** A texture from beside the models; `null` where it is missing, since a model is seen without it, too. */
export async function loadTexture(staticBase: string, file: string): Promise<Texture | null> {
  try {
    const answer = await fetch(`${staticBase.replace(/\/+$/u, "")}${texturePath(file)}`, {
      credentials: "omit",
    });
    if (!answer.ok) return null;
    const picture = await answer.blob();
    if (picture.size > MOST_BYTES) return null;
    // Rows as the graphics count them, from the bottom.
    const bitmap = await createImageBitmap(picture, { imageOrientation: "flipY" });
    if (Math.max(bitmap.width, bitmap.height) > MOST_SIDE) {
      bitmap.close();
      return null;
    }
    const texture = new Texture(bitmap);
    texture.flipY = false;
    texture.colorSpace = SRGBColorSpace;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.needsUpdate = true;
    return texture;
  } catch {
    // No connection, or no picture.
    return null;
  }
}
