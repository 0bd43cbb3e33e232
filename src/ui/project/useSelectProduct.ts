import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { useNotices } from "../page/services/useNotices.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import type { Selectable } from "../page/services/Selectable.ts";

const load = () => import("./calls/selectNow.ts");
const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "authentication.failed";

let isAskedFor = false;
/** Loads once per page: a list has a link in every row, and a repeated import has a cost. */
function loadEarly(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  load().catch(() => {
    // Loaded again on selection.
    isAskedFor = false;
  });
}

/** 选中: adds a product to the current project, with its duty and its figures at it. */
export function useSelectProduct() {
  const services = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const [selecting, setSelecting] = useState<string | null>(null);
  // Loads its script in advance, since the server may be unreachable when it is needed.
  useEffect(loadEarly, []);

  async function select(product: Selectable): Promise<void> {
    setSelecting(product.id);
    try {
      if (!(await services.account.requireLogin())) return;
      const { selectNow } = await load();
      const attempt = () => selectNow(services, queries, product);
      const done = await attempt().catch(async (error: unknown) => {
        // The session has ended unnoticed: after a new login the selection is repeated.
        if (!isSignedOut(error)) throw error;
        return (await services.account.requireLogin()) ? attempt() : null;
      });
      if (done === null) return;
      if (done === "selected") notices.success("已选中，可在“已选产品”中查看");
      else notices.success("已暂存，连接恢复后自动选中", "可在“已选产品”中查看");
    } catch {
      notices.error("选中失败，请稍后重试");
    } finally {
      setSelecting(null);
    }
  }
  return { selecting, select };
}
