import { ApiError } from "#api/client/ApiError.ts";
import { getDocument, type OpenedDocument } from "#api/contract/documents.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** The data of a document besides its pages. */
export function useDocument(id: string): Loaded<OpenedDocument> | { readonly status: "not-found" } {
  const loaded = loadedOf(useAsk(getDocument, { params: { id } }, { isOn: id !== "" }));
  const isUnknown =
    loaded.status === "failed" && loaded.error instanceof ApiError && loaded.error.code === "not.found";
  return id === "" || isUnknown ? { status: "not-found" } : loaded;
}
