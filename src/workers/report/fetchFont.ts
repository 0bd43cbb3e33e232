import { fail, ok, type Result } from "#domain/base/result.ts";
import type { ReportFault } from "./ReportClient.ts";

/** Noto Sans CJK SC with the characters of GB 2312 and the signs of the trade, SIL OFL 1.1. */
const FONT = "fonts/NotoSansSC-GB2312.otf";

/** The first bytes of an OpenType font with PostScript outlines, to detect a proxy's page in its place. */
const OTTO = [0x4f, 0x54, 0x54, 0x4f];

/** The font of data sheets, from the site's own files; the browser caches it for the next sheet. */
export async function fetchFont(staticBase: string): Promise<Result<Uint8Array, ReportFault>> {
  try {
    const answer = await fetch(`${staticBase}/${FONT}`);
    if (!answer.ok) return fail("font-unavailable");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return OTTO.every((byte, at) => bytes[at] === byte) ? ok(bytes) : fail("font-unavailable");
  } catch {
    // No network: the caller receives the failure and may try again.
    return fail("font-unavailable");
  }
}
