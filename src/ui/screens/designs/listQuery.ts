import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";

const named = (name: string) => (name === "" ? {} : { name });

/** The question of an address in the form of a call's query. */
export const listQuery = ({ name, category, page, pageSize }: LibraryQuestion) => ({
  ...named(name),
  ...(category === null ? {} : { category_code: category }),
  page_no: String(page),
  page_size: String(pageSize),
});

export const valueOf = ({ filters }: Pick<LibraryQuestion, "filters">, code: string): string | undefined =>
  filters.find((filter) => filter.code === code)?.value;
