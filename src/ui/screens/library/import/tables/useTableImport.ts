import { useRef } from "react";
import { keyText } from "#domain/catalogue/import/repeatedProducts.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import type { TableOptions, ProductIndex, TablesOutcome, TableSource } from "#workers/tables/TablesClient.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { whyNot } from "../../useLibraryAct.ts";
import { TablesPanel } from "../importParts.ts";
import type { TablesRead } from "../ImportStep.ts";
import type { ImportRun } from "../useImportRun.ts";
import { useSending, type Taking } from "../useSending.ts";
import { useStandard } from "../useStandard.ts";
import { rememberAnswers, rememberedAnswers } from "./tableAnswers.ts";

/** Most remarks shown for a source without tables. */
const MOST_SHOWN = 3;

const sentenceOf = ({ place, message }: TableRemark) => (place === "" ? message : `${place}：${message}`);

/** Reads tables of a manufacturer's catalogue, again with other answers, and imports their products. */
export function useTableImport(libraryId: string, run: ImportRun) {
  const { tables: client } = useServices();
  const standard = useStandard();
  const sending = useSending(libraryId);
  /** Of several readings only the last one counts. */
  const last = useRef({ turn: 0, signal: new AbortController().signal });
  const { setState } = run;
  const release = () => client.release();
  const refuse = (refusal: string) => run.refuse("tables", refusal);

  async function show(
    fileName: string,
    options: TableOptions,
    outcome: TablesOutcome,
    isLast: () => boolean,
  ): Promise<void> {
    if (!outcome.ok) return refuse(outcome.message);
    const { tables, refused } = outcome;
    if (tables.length === 0) return refuse(refused.slice(0, MOST_SHOWN).map(sentenceOf).join("；"));
    const found = tables.flatMap(({ products }) => products.flatMap(({ key }) => key ?? []));
    const keys = found.map(({ categoryCode, brand, model }) => ({
      key: { gjwCategoryCode: categoryCode, brand, model },
    }));
    const known = await sending.known(keys, last.current.signal);
    if (!isLast()) return;
    setState({
      step: "tables",
      reading: {
        ...{ fileName, tables, refused, options, isReading: false },
        known: new Set(found.filter((_, at) => known[at]).map(keyText)),
      },
    });
  }

  async function attempt(
    fileName: string,
    signal: AbortSignal,
    understand: () => Promise<readonly [TableOptions, TablesOutcome]>,
  ) {
    const turn = last.current.turn + 1;
    last.current = { turn, signal };
    const isLast = () => !signal.aborted && last.current.turn === turn;
    try {
      const [options, outcome] = await understand();
      if (isLast()) await show(fileName, options, outcome, isLast);
    } catch (error) {
      if (isLast()) refuse(`表格没有读取成功：${whyNot(error)}`);
    }
  }

  return {
    async read(source: TableSource): Promise<void> {
      const fileName = source.kind === "text" ? "粘贴的表格" : source.name;
      const signal = run.start(release);
      setState({ step: "reading", fileName });
      await attempt(fileName, signal, async () => {
        const options = { answers: rememberedAnswers(), standard: await standard(), brand: "", series: "" };
        // Progress arrives through another channel than the result, possibly after it.
        const progress = { isOpen: true };
        const onShare = (share: number) => {
          if (!signal.aborted && progress.isOpen) setState({ step: "reading", fileName, share });
        };
        const [outcome] = await Promise.all([
          client.read(source, options, signal, onShare),
          TablesPanel.load(),
        ]);
        progress.isOpen = false;
        return [options, outcome];
      });
    },
    refuse,
    /**
     * Reads the same cells with other answers. A running reading is not stopped for the next one, because that
     * would end its worker.
     */
    async readAgain(reading: TablesRead, changed: Partial<TableOptions>): Promise<void> {
      const options = { ...reading.options, ...changed };
      setState({ step: "tables", reading: { ...reading, options, isReading: true } });
      const { signal } = last.current;
      await attempt(reading.fileName, signal, async () => [options, await client.readAgain(options, signal)]);
    },
    send({ fileName, tables, options }: TablesRead, products: readonly ProductIndex[], taking: Taking) {
      const taken = new Set(products.map(([table]) => table));
      rememberAnswers(
        tables.flatMap(({ questions }, at) => (taken.has(at) ? questions : [])),
        options.answers,
      );
      return run.send(
        {
          fileName,
          total: products.length,
          batch: (from) => client.batch(products, from),
          release,
        },
        taking,
      );
    },
  };
}
