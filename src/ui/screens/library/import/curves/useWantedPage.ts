import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { getDocument } from "#api/contract/documents.ts";
import { READ_PARAM } from "../../../../addresses/documentAddresses.ts";
import { loadedOf } from "../../../../page/services/Loaded.ts";
import { useAsk } from "../../../../page/services/useAsk.ts";
import { whyNot } from "../../useLibraryAct.ts";
import type { useCurveImport } from "./useCurveImport.ts";

const PAGE = "page";

/**
 * Opens the page of a document that the address names, once, as soon as nothing else is running.
 *
 * @returns the action that is needed first; empty if none is
 */
export function useWantedPage(
  isFree: boolean,
  { readManual, refuse }: Pick<ReturnType<typeof useCurveImport>, "readManual" | "refuse">,
): string {
  const [params, setParams] = useSearchParams();
  const id = params.get(READ_PARAM) ?? "";
  const page = Math.max(1, Math.trunc(Number(params.get(PAGE))) || 1);
  const loaded = loadedOf(useAsk(getDocument, { params: { id } }, { isOn: id !== "" }));
  const opened = useRef("");
  const open = () => {
    if (!isFree || id === "" || loaded.status === "loading" || opened.current === id) return;
    opened.current = id;
    const next = new URLSearchParams(params);
    next.delete(READ_PARAM);
    next.delete(PAGE);
    setParams(next, { replace: true });
    if (loaded.status === "failed") refuse(`样本没有打开：${whyNot(loaded.error)}`);
    else void readManual(loaded.value, [page, page], loaded.value.library !== null);
  };
  useEffect(open);
  // If the screen was left and opened again, the page is read again.
  useEffect(() => {
    if (id === "") opened.current = "";
  }, [id]);
  return id !== "" && loaded.status === "ready"
    ? `要读取“${loaded.value.title}”第 ${page} 页，请先继续或放弃这次读图`
    : "";
}
