import { useSearchParams } from "react-router-dom";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { PAGE_SIZES } from "#domain/catalogue/listing/ListState.ts";

const CODE = /^[\w.-]{1,64}$/u;
/** A property filter in the address, such as `P000092:V000067`. */
const FILTER = /^([\w.-]{1,64}):(.+)$/u;

const PARAMS = {
  category: "category",
  name: "name",
  version: "version",
  page: "page",
  pageSize: "pageSize",
  filter: "p",
} as const;

const codeIn = (text: string | null) => (text !== null && CODE.test(text) ? text : null);

function positive(text: string | null): number {
  const page = Number(text);
  return text !== null && Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Cards per page, unless the address states another number. */
const CARDS_PER_PAGE = 30;

interface LibraryRules {
  readonly perPage?: number;
  /** Pattern of a property's filter value; a code by default. */
  readonly value?: RegExp;
}

/** The question to a library, read from the address, and the functions that change it. */
export function useLibraryQuestion({ perPage = CARDS_PER_PAGE, value: readable = CODE }: LibraryRules = {}) {
  const [params, setParams] = useSearchParams();
  const filters = params.getAll(PARAMS.filter).flatMap((text) => {
    const [, code, value] = FILTER.exec(text) ?? [];
    return code === undefined || value === undefined || !readable.test(value) ? [] : [{ code, value }];
  });

  /** A changed question starts at its first page. */
  const change = (write: (next: URLSearchParams) => void) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete(PARAMS.page);
      write(next);
      return next;
    });
  const set = (param: keyof typeof PARAMS, value: string | null) =>
    change((next) => {
      if (value === null || value === "") next.delete(PARAMS[param]);
      else next.set(PARAMS[param], value);
    });

  return {
    category: codeIn(params.get(PARAMS.category)),
    name: params.get(PARAMS.name)?.trim() ?? "",
    version: codeIn(params.get(PARAMS.version)),
    filters,
    page: positive(params.get(PARAMS.page)),
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get(PARAMS.pageSize)) ?? perPage,
    choose: (code: string | null) =>
      change((next) => {
        // Another category has other properties.
        next.delete(PARAMS.filter);
        if (code === null) next.delete(PARAMS.category);
        else next.set(PARAMS.category, code);
      }),
    setName: (name: string) => set("name", name),
    setVersion: (version: string | null) => set("version", version),
    setPage: (page: number) => set("page", page === 1 ? null : String(page)),
    setPageSize: (size: number) => set("pageSize", String(size)),
    setFilter: (code: string, value: string | null) =>
      change((next) => {
        const others = filters.filter((filter) => filter.code !== code);
        next.delete(PARAMS.filter);
        for (const filter of value === null ? others : [...others, { code, value }])
          next.append(PARAMS.filter, `${filter.code}:${filter.value}`);
      }),
    clear: () => setParams(new URLSearchParams()),
  };
}
export type LibraryQuestion = ReturnType<typeof useLibraryQuestion>;
