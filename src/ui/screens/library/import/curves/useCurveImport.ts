import { startTransition, useRef } from "react";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { firstStep, nextStep } from "#domain/base/Steps.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { proposedEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import { manualSheet } from "#domain/catalogue/curves/sheetCurve.ts";
import { keptSheet, keptSheetText, type KeptSheet } from "#domain/catalogue/tracing/keptSheet.ts";
import { emptyPicture } from "#domain/catalogue/tracing/pictureEdits.ts";
import type { Manual } from "#workers/curves/CurvesClient.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useDocumentFile } from "../../calls/useDocumentFile.ts";
import { useSession } from "../../../../page/services/useSession.ts";
import { whyNot } from "../../useLibraryAct.ts";
import { CurvesPanel } from "../importParts.ts";
import type { CurvesRead, PageSteps, ReadingOrigin } from "../ImportStep.ts";
import type { ImportRun } from "../useImportRun.ts";
import { useSending, type Taking } from "../useSending.ts";
import { useStandard } from "../useStandard.ts";
import type { KeptReading } from "./kept/ReadingStore.ts";
import { useKeptReading } from "./kept/useKeptReading.ts";
import { chartsOf, settlePicture } from "./settlePicture.ts";

/** The stored part of a reading from which it continues. */
type Begun = Pick<KeptReading, "fileName" | "hash" | "page" | "entries">;
const FILE = { documentId: null, isOfLibrary: false } as const;

type Shown = NonNullable<CurvesRead["shown"]>;

const pageWords = ({ name, pages }: Manual): string =>
  pages && pages[0] === pages[1] ? `“${name}”第 ${pages[0]} 页` : `“${name}”`;

/** A page with its present entries; nothing is checked yet. */
const shownAs = (page: Shown["page"], steps: PageSteps): Shown => ({
  ...{ page, steps, read: chartsOf(page, steps.now), checked: null },
});

/** Reads curves from a manual's pages, checks the resulting product, and imports it. */
export function useCurveImport(libraryId: string, run: ImportRun) {
  const { curves: client } = useServices();
  const person = useSession(({ user }) => user?.name ?? "");
  const standard = useStandard();
  const fileOf = useDocumentFile();
  const sending = useSending(libraryId);
  const { kept, isNone, load, keep, forget } = useKeptReading(libraryId);
  /** Of several readings and checks only the last one counts. */
  const last = useRef({ turn: 0, signal: new AbortController().signal });
  const { setState } = run;
  const release = () => client.release();
  const refuse = (refusal: string) => run.refuse("curves", refusal);
  const show = (reading: CurvesRead) => setState({ step: "curves", reading });

  function begin(signal = last.current.signal) {
    const turn = last.current.turn + 1;
    last.current = { turn, signal };
    return { signal, isLast: () => !signal.aborted && last.current.turn === turn };
  }
  const sheetOf = ({ manual, hash, page, shown }: CurvesRead) =>
    shown &&
    manualSheet(shown.read, shown.steps.now, {
      ...{ fileName: manual.name, hash, page, person, day: formatDay(Date.now()) },
    });
  const withSteps = (reading: CurvesRead, page: Shown["page"], steps: PageSteps): CurvesRead => ({
    ...reading,
    isKnown: false,
    entries: new Map([...reading.entries, [reading.page, steps]]),
    shown: shownAs(page, steps),
  });

  /** Traces the entries of a picture, then checks the product. */
  async function check(reading: CurvesRead, isToKeep: boolean): Promise<void> {
    const { shown } = reading;
    if (!shown) return;
    const { signal, isLast } = begin();
    // A page that was just read is rendered as a whole, in pieces that do not block the page.
    if (isToKeep) show(reading);
    else startTransition(() => show(reading));
    if (isToKeep) keep(reading);
    try {
      const { page, steps } = shown;
      const now = await settlePicture(client, reading.page, steps.now, signal);
      if (!isLast()) return;
      const settled = now === steps.now ? reading : withSteps(reading, page, { ...steps, now });
      if (settled !== reading) show(settled);
      if (settled !== reading && isToKeep) keep(settled);
      const sheet = sheetOf(settled);
      if (!sheet || !settled.shown || sheet.brand === "" || sheet.model === "" || sheet.curves.length === 0)
        return;
      const checked = await client.check(sheet, reading.standard, signal);
      const { category, brand, model } = sheet;
      const key = { gjwCategoryCode: category, brand, model };
      // A correction belongs to one product, so the library need not be asked.
      const isAsked = isLast() && checked.product !== null && reading.origin.corrects === null;
      const [isKnown = false] = isAsked ? await sending.known([{ key }], signal) : [];
      if (isLast()) show({ ...settled, isKnown, shown: { ...settled.shown, checked } });
    } catch (error) {
      if (isLast()) show({ ...reading, refusal: whyNot(error) });
    }
  }

  async function openPage(reading: CurvesRead, page: number): Promise<void> {
    const { signal, isLast } = begin();
    const opening: CurvesRead = { ...reading, page, shown: null, refusal: "", isKnown: false };
    show(opening);
    try {
      const outcome = await client.page(page, signal);
      if (!isLast()) return;
      if (!outcome.ok) return show({ ...opening, refusal: outcome.message });
      const before = reading.shown?.steps.now.product;
      const shown = outcome.page;
      const proposed =
        shown.kind === "paths" ? () => proposedEntry(shown.read, before) : () => emptyPicture(before);
      const steps = reading.entries.get(page) ?? firstStep<PageEntry>(proposed());
      await check({ ...opening, shown: shownAs(shown, steps) }, false);
    } catch (error) {
      if (isLast()) show({ ...opening, refusal: `此页没有读取成功：${whyNot(error)}` });
    }
  }

  async function read(manual: Manual, origin: ReadingOrigin, before: Begun | null = null): Promise<void> {
    const fileName = manual.name;
    const { signal, isLast } = begin(run.start(release));
    setState({ step: "reading", fileName });
    try {
      // Progress arrives through another channel than the result, possibly after it.
      const progress = { isOpen: true };
      const onShare = (share: number) => {
        if (isLast() && progress.isOpen) setState({ step: "reading", fileName, share });
      };
      const known = await standard();
      const [outcome] = await Promise.all([client.read(manual, signal, onShare), CurvesPanel.load()]);
      progress.isOpen = false;
      if (!isLast()) return;
      if (!outcome.ok)
        // A user who came from a document's page did not choose a file here.
        return refuse(
          origin.documentId === null ? outcome.message : `${pageWords(manual)}：${outcome.message}`,
        );
      const { pages, hash } = outcome;
      // Without TLS the browser provides no hash.
      if (before && hash !== "" && before.hash !== "" && before.hash !== hash) {
        release();
        return refuse(`内容与“${before.fileName}”不同，请选择读图时的文件`);
      }
      const page = before?.page ?? (pages.find(({ curves }) => curves > 0) ?? pages[0])?.page ?? 1;
      const entries = before?.entries ?? new Map<number, PageSteps>();
      const reading = { manual, origin, hash, pages, page, standard: known, entries, shown: null };
      await openPage({ ...reading, isKnown: false, refusal: "" }, page);
    } catch (error) {
      if (!isLast()) return;
      release();
      refuse(`曲线图没有读取成功：${whyNot(error)}`);
    }
  }

  const change = (reading: CurvesRead, steps: PageSteps): void => {
    if (reading.shown) void check(withSteps(reading, reading.shown.page, steps), true);
  };

  return {
    refuse,
    openPage,
    read: (manual: Manual, from: Pick<ReadingOrigin, "documentId" | "isOfLibrary"> = FILE) =>
      read(manual, { ...from, corrects: null }),
    /** Opens a manual of the library, or a document of 电子样本. */
    async readManual(
      { id, title }: Pick<LibraryManual, "id" | "title">,
      pages: Manual["pages"],
      isOfLibrary: boolean,
    ): Promise<void> {
      const signal = run.start(release);
      setState({ step: "reading", fileName: title });
      try {
        const file = await fileOf(id, signal);
        if (signal.aborted) return;
        const name = /\.pdf$/iu.test(title) ? title : `${title}.pdf`;
        await read({ name, file, ...(pages && { pages }) }, { documentId: id, isOfLibrary, corrects: null });
      } catch (error) {
        if (!signal.aborted) refuse(`样本没有打开：${whyNot(error)}`);
      }
    },
    /** Opens a stored sheet on its page, for correction. */
    reopen: (sheet: KeptSheet, file: Blob, origin: ReadingOrigin) => {
      const { fileName, hash, page, entry, read: charts } = sheet;
      const steps = firstStep<PageEntry>(charts === null ? entry : { ...entry, read: charts });
      const entries = new Map([[page, steps]]);
      // A picture counts as a manual of one page.
      const pages = /\.pdf$/iu.test(fileName) ? { pages: [page, page] as const } : {};
      return read({ name: fileName, file, ...pages }, origin, { fileName, hash, page, entries });
    },
    /** The stored reading of this user in this browser. */
    kept,
    /** Whether there is none; unknown until the browser has answered. */
    isNone,
    /** Continues it; the manual must be chosen again if the browser had no space for it. */
    resume: ({ reading, file }: NonNullable<typeof kept>, chosen: File | null) =>
      read(
        {
          name: reading.fileName,
          file: chosen ?? file ?? new Blob(),
          ...(reading.pages && { pages: reading.pages }),
        },
        reading.origin ?? { ...FILE, corrects: null },
        reading,
      ),
    giveUp: forget,
    leave: (): void => {
      run.leave();
      void load();
    },
    /**
     * Applies a person's change, which stays when other pages are viewed. Consecutive changes of one kind are one
     * step.
     */
    change: (reading: CurvesRead, entry: PageEntry, of = "") =>
      reading.shown && change(reading, nextStep(reading.shown.steps, entry, of)),
    /** Goes one step back, or forward again. */
    step: change,
    send(reading: CurvesRead, taking: Taking): Promise<void> {
      const sheet = sheetOf(reading);
      if (!sheet || !reading.shown) return Promise.resolve();
      const fileName = reading.manual.name;
      const { documentId, isOfLibrary, corrects } = reading.origin;
      const { read: charts, steps } = reading.shown;
      async function batch() {
        const { products, next, errors } = await client.batch(sheet!);
        const content = keptSheetText(keptSheet(sheet!, documentId, charts, steps.now, errors));
        const given = { sheet: content, ...(corrects && { corrects: corrects.id }) };
        return { products: products.map((product) => ({ ...product, ...given })), next };
      }
      const manualId = isOfLibrary && documentId !== null ? { manualId: documentId } : {};
      return run.send(
        { fileName, total: 1, batch, release, onSent: () => void forget() },
        { ...taking, ...manualId },
      );
    },
  };
}
