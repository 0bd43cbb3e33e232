import { RepeatWrapping, SRGBColorSpace, Texture } from "three";
import { texturePath } from "#api/contract/displayData.ts";

/** Bytes, and px of a side: models in this display size need no larger texture. */
const MOST_BYTES = 8 * 1024 ** 2;
const MOST_SIDE = 4096;

/** A texture beside the models; `null` if it is missing, because a model can be shown without it. */
export async function loadTexture(staticBase: string, file: string): Promise<Texture | null> {
  try {
    const answer = await fetch(`${staticBase.replace(/\/+$/u, "")}${texturePath(file)}`, {
      credentials: "omit",
    });
    if (!answer.ok) return null;
    const picture = await answer.blob();
    if (picture.size > MOST_BYTES) return null;
    // Graphics count rows from the bottom.
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
