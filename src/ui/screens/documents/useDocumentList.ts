import { useSearchParams } from "react-router-dom";
import { listDocuments } from "#api/contract/documents.ts";
import { DOCUMENTS_PER_PAGE } from "#domain/desk/documents/documentLimits.ts";
import { PAGE_SIZES } from "#domain/catalogue/listing/ListState.ts";
import { DOCUMENT_PARAMS } from "../../addresses/documentAddresses.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

type Param = keyof typeof DOCUMENT_PARAMS;
const CODE = /^[\w.-]{1,64}$/u;
const MOST = 100_000;

function positive(text: string | null): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 && number <= MOST ? number : null;
}

/** The list in the address, and the function that changes it. */
export function useDocumentList() {
  const [params, setParams] = useSearchParams();
  const codeOf = (param: Param) => {
    const value = params.get(DOCUMENT_PARAMS[param]);
    return value !== null && CODE.test(value) ? value : null;
  };
  const asked = {
    category: codeOf("category"),
    brand: codeOf("brand"),
    series: params.get(DOCUMENT_PARAMS.series),
    name: params.get(DOCUMENT_PARAMS.name)?.trim() ?? "",
    page: positive(params.get(DOCUMENT_PARAMS.page)) ?? 1,
    pageSize:
      PAGE_SIZES.find((size) => String(size) === params.get(DOCUMENT_PARAMS.pageSize)) ?? DOCUMENTS_PER_PAGE,
  };
  const answer = useAsk(
    listDocuments,
    {
      body: {
        ...(asked.category === null ? {} : { gjwCategoryCode: asked.category }),
        ...(asked.brand === null ? {} : { brandCode: asked.brand }),
        ...(asked.series === null ? {} : { productSeriesId: asked.series }),
        ...(asked.name === "" ? {} : { name: asked.name }),
        pageNo: asked.page,
        pageSize: asked.pageSize,
      },
    },
    { keepsLast: true },
  );
  /** `null` removes a parameter from the address; a changed question starts at its first page. */
  const change = (next: Readonly<Partial<Record<Param, string | null>>>) =>
    setParams((now) => {
      const changed = new URLSearchParams(now);
      if (!("page" in next)) changed.delete(DOCUMENT_PARAMS.page);
      for (const [param, value] of Object.entries(next)) {
        if (value === null || value === undefined || value === "") changed.delete(param);
        else changed.set(param, value);
      }
      return changed;
    });
  return { asked, change, loaded: loadedOf(answer), isChanging: answer.isPlaceholderData };
}
