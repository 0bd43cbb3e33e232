import { keptHead } from "#domain/desk/report/documentHead.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** Project and author as they were typed for the last document, the same in all tabs of this browser. */
export const useDocumentHead = createKept("volute.documentHead", keptHead);
