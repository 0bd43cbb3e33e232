/** Width and height as stated in a picture's header. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Beginning of a PNG, with its first chunk, and of a JPEG. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8];
const [WIDTH_OF_PNG, HEIGHT_OF_PNG] = [16, 20];
/** Frame headers of JPEG, without the tables among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a PNG or JPEG from its header, without unpacking it; `null` for any other file. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (head: readonly number[]) => head.every((byte, at) => bytes[at] === byte);
  if (begins(PNG) && bytes.length >= HEIGHT_OF_PNG + 4)
    return { width: view.getUint32(WIDTH_OF_PNG), height: view.getUint32(HEIGHT_OF_PNG) };
  return begins(JPEG) ? sizeOfJpeg(view) : null;
}

function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = JPEG.length;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
