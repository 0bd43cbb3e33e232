import { boundsOf } from "#domain/catalogue/curves/polylines.ts";
import type { ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import type { Box, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { pagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { turnDrawing } from "#domain/catalogue/curves/turnDrawing.ts";
import type { Corners } from "#domain/catalogue/tracing/frameMap.ts";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";
import type { SnappedFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import type { TracedLine } from "#domain/catalogue/tracing/traceLine.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { PdfResources } from "../tables/openPdf.ts";
import type {
  ChartPage,
  CheckedSheet,
  Manual,
  ManualOutcome,
  PageOutcome,
  SheetBatch,
} from "./CurvesClient.ts";
import { checkManual, isPictureName, manualRefusal } from "./manualFaults.ts";
import type { PictureTools } from "./PictureTools.ts";
import { openPdfCharts, type OpenCharts } from "./readPdfCharts.ts";

/** A longer manual is examined only if its reader chooses some of its pages. */
const MOST_PAGES = 200;
/** Margin around frames for the texts beside them, in points. */
const AROUND = 100;

const pictureWork = () => import("./pictureWork.ts");
const productWork = () => import("./productWork.ts");

/** The worker's service. It keeps the opened manual and reads its pages as they are shown. */
export function createCurvesService(tools: PictureTools | null = null) {
  let manual: OpenCharts | null = null;
  let outcome: ManualOutcome = manualRefusal("unreadable");
  /** The picture in which lines are traced; that of another page replaces it. */
  let held: { readonly page: number; readonly picture: Picture } | null = null;

  const toolsOf = async () => tools ?? (await pictureWork()).browserPictures;

  async function pictureOf(page: number): Promise<Picture | null> {
    if (held?.page === page) return held.picture;
    held = null;
    const read = await manual?.picture(page);
    if (!read?.ok) return null;
    const { uprightPicture } = await pictureWork();
    const picture = uprightPicture(read.value.picture, read.value.toPage);
    held = { page, picture };
    return picture;
  }

  async function pathsPage(number: number): Promise<PageOutcome> {
    const read = (await manual?.page(number)) ?? ({ ok: false, code: "pdf-no-page" } as const);
    const drawing = (await manual?.drawing(number)) ?? ({ ok: false, code: "pdf-no-page" } as const);
    if (!read.ok) return manualRefusal(read.code);
    if (!drawing.ok) return manualRefusal(drawing.code);
    if (curvesIn(read.value) === 0) return manualRefusal("no-chart");
    const upright = turnDrawing(drawing.value, read.value.turns);
    const window = windowOf(read.value);
    return {
      ok: true,
      page: { kind: "paths", read: read.value, paint: pagePaint(upright, window), window },
    };
  }

  return {
    async open(source: Manual, resources: PdfResources | null, onShare?: (share: number) => void) {
      await manual?.close();
      manual = null;
      held = null;
      const fault = checkManual(source.name, source.file.size);
      if (fault) {
        outcome = manualRefusal(fault);
        return;
      }
      try {
        const bytes = await source.file.arrayBuffer();
        const hash = await sha256(bytes);
        const opened = isPictureName(source.name)
          ? await (await pictureWork()).openPictureFile(source.file, await toolsOf())
          : await openPdfCharts(new Uint8Array(bytes), resources);
        if (opened.ok) manual = opened.value;
        outcome = opened.ok
          ? await chartPages(opened.value, hash, source.pages, onShare ?? (() => {}))
          : manualRefusal(opened.code);
      } catch {
        // A file that vanished after it was chosen, or an unforeseen one: its owner still gets a sentence.
        outcome = manualRefusal("unreadable");
      }
    },
    found: (): ManualOutcome => outcome,
    async page(number: number): Promise<PageOutcome> {
      const drawn = await pathsPage(number);
      // On a page with many paths, a picture is at most the background.
      if (drawn.ok || drawn.code !== "no-chart") return drawn;
      const picture = await pictureOf(number);
      if (!picture) return drawn;
      const pictures = await toolsOf();
      if (!pictures.isSupported) return manualRefusal("pictures-unsupported");
      const { width, height } = picture;
      return { ok: true, page: { kind: "picture", image: await pictures.encode(picture), width, height } };
    },
    async frame(page: number, corners: Corners): Promise<SnappedFrame> {
      const picture = await pictureOf(page);
      return picture
        ? (await pictureWork()).snapFrame(picture, corners)
        : { corners, residual: null, isRuled: [false, false, false, false] };
    },
    async trace(page: number, clicks: Polyline): Promise<TracedLine | null> {
      const picture = await pictureOf(page);
      return picture && (await pictureWork()).traceLine(picture, clicks);
    },
    async check(sheet: ManualSheet, standard: ImportStandard): Promise<CheckedSheet> {
      return (await productWork()).checkSheet(sheet, standard);
    },
    async batch(sheet: ManualSheet): Promise<SheetBatch> {
      return (await productWork()).sheetBatch(sheet);
    },
  };
}

export type CurvesService = ReturnType<typeof createCurvesService>;

/** The part of a page to show: its charts with the texts around them. */
function windowOf({ width, height, charts }: PageCharts): Box {
  const { left, top, right, bottom } = boundsOf(
    charts.flatMap(({ frame }) => [
      [frame.left, frame.top],
      [frame.right, frame.bottom],
    ]),
  );
  return {
    left: Math.max(0, left - AROUND),
    top: Math.max(0, top - AROUND),
    right: Math.min(width, right + AROUND),
    bottom: Math.min(height, bottom + AROUND),
  };
}

/** Number of curves in charts whose axes were found. */
const curvesIn = ({ charts }: PageCharts): number =>
  charts.reduce((sum, { axes, curves }) => sum + (axes.length > 1 ? curves.length : 0), 0);

/** Empty if the browser has no such function, as on a page without TLS. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", bytes);
  return digest
    ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
    : "";
}

async function chartPages(
  manual: OpenCharts,
  hash: string,
  pages: Manual["pages"],
  onShare: (share: number) => void,
): Promise<ManualOutcome> {
  const first = Math.max(1, pages?.[0] ?? 1);
  const last = Math.min(manual.pages, pages?.[1] ?? manual.pages);
  if (first > last) return manualRefusal("pdf-no-page");
  if (last - first + 1 > MOST_PAGES) return manualRefusal("too-many-pages");
  const found: ChartPage[] = [];
  for (let page = first; page <= last; page++) {
    const read = await manual.page(page);
    // One unreadable page is no reason to refuse the other pages of a manual.
    if (!read.ok && first === last) return manualRefusal(read.code);
    const curves = read.ok ? curvesIn(read.value) : 0;
    if (curves > 0 || (read.ok && (await manual.hasPicture(page)))) found.push({ page, curves });
    onShare((page - first + 1) / (last - first + 1));
  }
  return found.length > 0 ? { ok: true, pages: found, hash } : manualRefusal("no-chart");
}
