import { ApiError } from "#api/client/ApiError.ts";
import { readDocument } from "#api/contract/documents.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useSession } from "../../../page/services/useSession.ts";

/**
 * Fetches the PDF of a document that the user may see. Rejects with an ApiError, `not.found` if it no longer
 * exists.
 */
export function useDocumentFile() {
  const { settings } = useServices();
  return async (documentId: string, signal?: AbortSignal): Promise<Blob> => {
    const path = readDocument.path.replace("{id}", encodeURIComponent(documentId));
    const headers = { Authorization: `Bearer ${useSession.getState().token ?? ""}` };
    const asked = { headers, credentials: "omit", ...(signal && { signal }) } as const;
    const answer = await fetch(`${settings.apiBase}${path}`, asked).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new ApiError("network", "网络连接失败，请检查网络", { cause });
    });
    if (answer.status === 404) throw new ApiError("not.found", "样本已被删除", { status: 404 });
    if (!answer.ok)
      throw new ApiError("network", `样本没有取得（HTTP ${answer.status}）`, { status: answer.status });
    return answer.blob();
  };
}
