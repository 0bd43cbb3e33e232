import { useSearchParams } from "react-router-dom";
import { listClassificationProperties } from "#api/contract/dataStandards.ts";
import { aggregateMaterialCategories, queryMaterials } from "#api/contract/materials.ts";
import { PAGE_SIZES } from "#domain/listing/ListState.ts";
import { MATERIALS_PER_PAGE } from "#domain/materials/Material.ts";
import { loadedOf } from "../../hooks/services/Loaded.ts";
import { useAsk } from "../../hooks/services/useAsk.ts";

const CODE = /^[\w.-]{1,64}$/u;
const MOST_PAGE = 100_000;
/** Of a property filter in the address: `MP0001:100`. */
const FILTER = /^([\w.-]{1,64}):(.{1,200})$/u;

export interface MaterialFilter {
  readonly code: string;
  readonly value: string;
}

const PARAMS = {
  category: "category",
  name: "name",
  page: "page",
  pageSize: "pageSize",
  filter: "p",
} as const;

function positive(text: string | null): number {
  const page = Number(text);
  return text !== null && Number.isInteger(page) && page >= 1 && page <= MOST_PAGE ? page : 1;
}

/** What the address asks of the library, the answers, and how something else is asked. */
export function useMaterials() {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMS.category);
  const category = named !== null && CODE.test(named) ? named : null;
  const name = params.get(PARAMS.name)?.trim() ?? "";
  const filters: MaterialFilter[] = params.getAll(PARAMS.filter).flatMap((text) => {
    const [, code, value] = FILTER.exec(text) ?? [];
    return code === undefined || value === undefined ? [] : [{ code, value }];
  });
  const page = positive(params.get(PARAMS.page));
  const pageSize =
    PAGE_SIZES.find((size) => String(size) === params.get(PARAMS.pageSize)) ?? MATERIALS_PER_PAGE;

  const categories = useAsk(
    aggregateMaterialCategories,
    { query: name === "" ? {} : { name } },
    { keepsLast: true },
  );
  const definitions = useAsk(
    listClassificationProperties,
    { params: { code: category ?? "" }, body: { resourceType: "STANDARD_MATERIAL" } },
    { isOn: category !== null },
  );
  const found = useAsk(
    queryMaterials,
    {
      body: {
        ...(category === null ? {} : { gjwCategoryCode: category }),
        ...(name === "" ? {} : { name }),
        categoryProperties: filters,
        pageNo: page,
        pageSize,
      },
    },
    { keepsLast: true },
  );

  /** Another question begins at its first page. */
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
    category,
    name,
    filters,
    page,
    pageSize,
    categories: loadedOf(categories),
    definitions: category === null ? [] : (definitions.data ?? []),
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
    choose: (code: string | null) =>
      change((next) => {
        // Another category has other properties.
        next.delete(PARAMS.filter);
        if (code === null) next.delete(PARAMS.category);
        else next.set(PARAMS.category, code);
      }),
    setName: (text: string) => set("name", text),
    setPage: (to: number) => set("page", to === 1 ? null : String(to)),
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
export type Materials = ReturnType<typeof useMaterials>;
