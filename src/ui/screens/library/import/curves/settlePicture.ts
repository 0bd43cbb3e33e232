import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { pictureCharts } from "#domain/catalogue/tracing/pictureCharts.ts";
import { untracedLines, withLine, withSnapped } from "#domain/catalogue/tracing/pictureEdits.ts";
import { isPictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";
import type { CurvesClient, ManualPage } from "#workers/curves/CurvesClient.ts";

/** The charts of a page: those found in its paths, or those entered for its picture. */
export function chartsOf(page: ManualPage, entry: PageEntry): PageCharts {
  if (page.kind === "paths") return entry.read ?? page.read;
  return pictureCharts(page, isPictureEntry(entry) ? entry.pictures : []);
}

/** Snaps clicked corners to the picture's rules, and traces lines whose clicks have changed. */
export async function settlePicture(
  client: Pick<CurvesClient, "frame" | "trace">,
  page: number,
  entry: PageEntry,
  signal: AbortSignal,
): Promise<PageEntry> {
  if (!isPictureEntry(entry)) return entry;
  let settled = entry;
  for (const [at, { frame, isLoose }] of entry.pictures.entries())
    if (isLoose) settled = withSnapped(settled, at, await client.frame(page, frame.corners, signal));
  for (const { chart, line } of untracedLines(entry)) {
    const traced = await client.trace(page, line.clicks, signal);
    if (traced) settled = withLine(settled, chart, { ...line, traced });
  }
  return settled;
}
