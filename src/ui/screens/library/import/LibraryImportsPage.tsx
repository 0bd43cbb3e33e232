import { useSearchParams } from "react-router-dom";
import type { Library } from "#api/contract/libraries.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { SHEET_PARAM } from "../../../addresses/documentAddresses.ts";
import { ChooseProducts } from "./ChooseProducts.tsx";
import { ChooseManual } from "./curves/ChooseManual.tsx";
import { KeptReadingCard } from "./curves/kept/KeptReadingCard.tsx";
import { CutShort } from "../CutShort.tsx";
import { useCutShort } from "../useCutShort.ts";
import { useCurveImport } from "./curves/useCurveImport.ts";
import { useWantedPage } from "./curves/useWantedPage.ts";
import { ImportList } from "./ImportList.tsx";
import { CurvesPanel, SheetStates, TablesPanel } from "./importParts.ts";
import { ImportRunning } from "./ImportRunning.tsx";
import type { ImportMode } from "./ImportStep.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";
import { ChooseTables } from "./tables/ChooseTables.tsx";
import { useTableImport } from "./tables/useTableImport.ts";
import { useImportRun } from "./useImportRun.ts";
import { useProductImport } from "./useProductImport.ts";

/** 导入: imports a file of products, tables of a catalogue or curves of a manual, and lists earlier imports. */
export function LibraryImportsPage({ library }: { readonly library: Library }) {
  const [params, setParams] = useSearchParams();
  const run = useImportRun(library.id);
  const file = useProductImport(library.id, run);
  const tables = useTableImport(library.id, run);
  const curves = useCurveImport(library.id, run);
  const { kept } = curves;
  const mayEdit = mayDo(library.role, "edit");
  const { state } = run;
  const waiting = useWantedPage(mayEdit && curves.isNone && state.step === "choose", curves);
  const isSending = state.step === "sending" || state.step === "halted";
  const { cutShort, forget } = useCutShort("import", library.id, isSending ? state.fileName : null);
  if (state.step === "preview")
    return (
      <PreviewPanel
        preview={state.preview}
        onSend={(taking) => void file.send(state.preview, taking)}
        onLeave={run.leave}
      />
    );
  if (state.step === "tables")
    return (
      <TablesPanel
        libraryId={library.id}
        reading={state.reading}
        onAgain={(changed) => void tables.readAgain(state.reading, changed)}
        onSend={(products, taking) => void tables.send(state.reading, products, taking)}
        onLeave={run.leave}
      />
    );
  if (state.step === "curves")
    return (
      <CurvesPanel
        reading={state.reading}
        onPage={(page) => void curves.openPage(state.reading, page)}
        onEntry={(entry, of) => curves.change(state.reading, entry, of)}
        onStep={(steps) => curves.step(state.reading, steps)}
        onSend={(taking) => void curves.send(state.reading, taking)}
        onLeave={curves.leave}
      />
    );
  const wanted = params.get(SHEET_PARAM);
  const reset = () => {
    const next = new URLSearchParams(params);
    next.delete(SHEET_PARAM);
    setParams(next, { replace: true });
  };
  const refusalOf = (mode: ImportMode) =>
    state.step === "choose" && state.mode === mode ? state.refusal : "";
  if (wanted !== null && state.step === "choose")
    return (
      <SheetStates
        libraryId={library.id}
        productId={wanted}
        mayEdit={mayEdit}
        refusal={refusalOf("curves")}
        reopen={curves.reopen}
        back={`/library?library=${library.id}`}
      />
    );
  return (
    <>
      {mayEdit &&
        (state.step === "choose" ? (
          <>
            {cutShort !== null && (
              <CutShort
                words={`“${cutShort}”导入时页面被关闭，没有导入完；已导入的见导入记录，其余请重新选择此文件导入`}
                onForget={forget}
              />
            )}
            <ChooseProducts refusal={refusalOf("file")} onFiles={(files) => void file.read(files)} />
            <ChooseTables
              refusal={refusalOf("tables")}
              onSource={(source) => void tables.read(source)}
              onRefuse={tables.refuse}
            />
            {kept ? (
              <KeptReadingCard
                reading={kept.reading}
                hasFile={kept.file !== null}
                refusal={waiting === "" ? refusalOf("curves") : waiting}
                onResume={(chosen) => void curves.resume(kept, chosen)}
                onGiveUp={() => void curves.giveUp()}
              />
            ) : (
              <ChooseManual
                refusal={refusalOf("curves")}
                libraryId={library.id}
                onManual={(manual) => void curves.read(manual)}
                onLibraryManual={(manual, pages) => void curves.readManual(manual, pages, true)}
                onRefuse={curves.refuse}
              />
            )}
          </>
        ) : (
          <ImportRunning
            libraryId={library.id}
            state={state}
            onStop={run.stop}
            onGoOn={() => void run.goOn()}
            onLeave={() => {
              if (state.step === "done") reset();
              run.leave();
            }}
          />
        ))}
      <ImportList libraryId={library.id} mayEdit={mayEdit} isImporting={state.step !== "choose"} />
    </>
  );
}
