import { useServices } from "../../../page/services/ServicesContext.tsx";
import { whyNot } from "../useLibraryAct.ts";
import type { Preview } from "./ImportStep.ts";
import type { ImportRun } from "./useImportRun.ts";
import { useSending, type Taking } from "./useSending.ts";
import { useStandard } from "./useStandard.ts";

/** Reads a file in the import's own form, and imports its products. */
export function useProductImport(libraryId: string, run: ImportRun) {
  const { productFile } = useServices();
  const standard = useStandard();
  const sending = useSending(libraryId);
  const { setState } = run;
  const release = () => productFile.release();
  const refuse = (refusal: string) => run.refuse("file", refusal);

  async function read(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) return refuse("一次只能导入一个文件");
    const signal = run.start(release);
    setState({ step: "reading", fileName: file.name });
    try {
      const outcome = await productFile.read(file, await standard(), signal);
      if (signal.aborted) return;
      if (!outcome.ok) return refuse(outcome.message);
      const known = await sending.known(outcome.products, signal);
      if (signal.aborted) return;
      const rows = outcome.products.map((product, at) => ({
        ...product,
        id: String(at),
        isKnown: known[at] === true,
      }));
      setState({ step: "preview", preview: { fileName: file.name, rows, remarks: outcome.remarks } });
    } catch (error) {
      if (!signal.aborted) refuse(`文件没有读取成功：${whyNot(error)}`);
    }
  }

  return {
    read,
    send: ({ fileName, rows }: Preview, taking: Taking) =>
      run.send(
        {
          fileName,
          total: rows.filter(({ isSent }) => isSent).length,
          batch: (from) => productFile.batch(from),
          release,
        },
        taking,
      ),
  };
}
