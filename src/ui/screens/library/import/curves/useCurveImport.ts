import { useRef } from "react";
import { formatDay } from "#domain/base/formatDay.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import { proposedEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import { manualSheet } from "#domain/catalogue/curves/sheetCurve.ts";
import type { Manual } from "#workers/curves/CurvesClient.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useSession } from "../../../../page/services/useSession.ts";
import { whyNot } from "../../useLibraryAct.ts";
import { CurvesPanel } from "../importParts.ts";
import type { CurvesRead } from "../ImportStep.ts";
import type { ImportRun } from "../useImportRun.ts";
import { useSending, type Taking } from "../useSending.ts";
import { useStandard } from "../useStandard.ts";

/** Reads curves of a manual's pages, checks the product that they become, and brings it in. */
export function useCurveImport(libraryId: string, run: ImportRun) {
  const { curves: client } = useServices();
  const person = useSession(({ user }) => user?.name ?? "");
  const standard = useStandard();
  const sending = useSending(libraryId);
  /** Only the last of several readings and checks counts. */
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
  const sheetOf = ({ fileName, page, shown }: CurvesRead) =>
    shown && manualSheet(shown.read, shown.entry, { fileName, page, person, day: formatDay(Date.now()) });

  async function check(reading: CurvesRead): Promise<void> {
    const { shown } = reading;
    const sheet = sheetOf(reading);
    if (!shown || !sheet || sheet.brand === "" || sheet.model === "" || sheet.curves.length === 0)
      return show(reading);
    const { signal, isLast } = begin();
    show(reading);
    try {
      const checked = await client.check(sheet, reading.standard, signal);
      const { category, brand, model } = sheet;
      const key = { gjwCategoryCode: category, brand, model };
      const [isKnown = false] = isLast() && checked.product ? await sending.known([{ key }], signal) : [];
      if (isLast()) show({ ...reading, isKnown, shown: { ...shown, checked } });
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
      const { read, paint, window } = outcome;
      const before = reading.shown?.entry.product;
      const entry = reading.entries.get(page) ?? proposedEntry(read, before);
      await check({ ...opening, shown: { read, paint, window, entry, checked: null } });
    } catch (error) {
      if (isLast()) show({ ...opening, refusal: `此页没有读取成功：${whyNot(error)}` });
    }
  }

  return {
    refuse,
    openPage,
    async read(manual: Manual): Promise<void> {
      const fileName = manual.name;
      const { signal, isLast } = begin(run.start(release));
      setState({ step: "reading", fileName });
      try {
        // Shares come through another channel than the outcome, and may come after it.
        const progress = { isOpen: true };
        const onShare = (share: number) => {
          if (isLast() && progress.isOpen) setState({ step: "reading", fileName, share });
        };
        const known = await standard();
        const [outcome] = await Promise.all([client.read(manual, signal, onShare), CurvesPanel.load()]);
        progress.isOpen = false;
        if (!isLast()) return;
        if (!outcome.ok) return refuse(outcome.message);
        const { pages } = outcome;
        const page = pages[0]?.page ?? 1;
        const reading = { fileName, pages, page, standard: known, entries: new Map(), shown: null };
        await openPage({ ...reading, isKnown: false, refusal: "" }, page);
      } catch (error) {
        if (!isLast()) return;
        release();
        refuse(`曲线图没有读取成功：${whyNot(error)}`);
      }
    },
    /** What a person changed; it stays when other pages are looked at. */
    change(reading: CurvesRead, entry: PageEntry): void {
      if (!reading.shown) return;
      begin();
      void check({
        ...reading,
        isKnown: false,
        entries: new Map([...reading.entries, [reading.page, entry]]),
        shown: { ...reading.shown, entry, checked: null },
      });
    },
    send(reading: CurvesRead, taking: Taking): Promise<void> {
      const sheet = sheetOf(reading);
      if (!sheet) return Promise.resolve();
      return run.send(
        { fileName: reading.fileName, total: 1, batch: () => client.batch(sheet), release },
        taking,
      );
    },
  };
}
