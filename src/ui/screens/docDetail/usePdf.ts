import { useEffect, useState } from "react";
import type { Result } from "#domain/base/result.ts";
import type { OpenPdf, PdfFault } from "#workers/pdf/PdfClient.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";

export type PdfState =
  /** `share`: loaded share, 0 to 1, if known. */
  | { readonly status: "loading"; readonly share: number | null }
  | { readonly status: "failed"; readonly fault: PdfFault; readonly retry: () => void }
  | { readonly status: "ready"; readonly pdf: OpenPdf };

/** Opens a document for a signed-in user, and closes it on unmount. */
export function usePdf(id: string): PdfState {
  const { pdf } = useServices();
  const token = useSession((session) => session.token);
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ of: number; result: Result<OpenPdf, PdfFault> } | null>(null);

  useEffect(() => {
    if (token === null) return;
    let isWanted = true;
    const { opened, close } = pdf.open(id, (come) => {
      if (isWanted) setShare(come);
    });
    void opened.then((result) => {
      if (isWanted) setOutcome({ of: attempt, result });
    });
    return () => {
      isWanted = false;
      setOutcome(null);
      setShare(null);
      close();
    };
  }, [id, pdf, token, attempt]);

  if (outcome?.of !== attempt) return { status: "loading", share };
  const { result } = outcome;
  if (result.ok) return { status: "ready", pdf: result.value };
  return { status: "failed", fault: result.code, retry: () => setAttempt(attempt + 1) };
}
