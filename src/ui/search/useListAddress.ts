import { useSearchParams } from "react-router-dom";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { PAGE_SIZES } from "#domain/catalogue/listing/ListState.ts";

const ROWS = 20;
type Param = "words" | "page" | "size" | "filter" | "act" | "type" | "state" | "category" | "import";
/** What a list is of: it stays when its conditions go. */
const SUBJECT = "library";

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** A list's words, choices and page, which are in its address, and the function that changes them. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  /** `null` removes a parameter; a changed question starts at its first page. */
  const change = (next: Readonly<Partial<Record<Param, string | null>>>) =>
    setParams((now) => {
      const changed = new URLSearchParams(now);
      if (!("page" in next)) changed.delete("page");
      for (const [name, value] of Object.entries(next)) {
        if (value === null || value === undefined || value === "") changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    });
  return {
    words: params.get("words")?.trim() ?? "",
    page: pageOf(params.get("page")),
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get("size")) ?? ROWS,
    /** The chosen one of some values; without a valid choice the first. */
    choice: <Value extends string>(name: Param, values: readonly [Value, ...Value[]]): Value =>
      values.find((value) => value === params.get(name)) ?? values[0],
    change,
    text: (name: Param): string => params.get(name) ?? "",
    clear: () =>
      setParams((now) => {
        const subject = now.get(SUBJECT);
        return new URLSearchParams(subject === null ? {} : { [SUBJECT]: subject });
      }),
  };
}
export type ListAddress = ReturnType<typeof useListAddress>;
