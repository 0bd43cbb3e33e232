import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";

const named = (name: string) => (name === "" ? {} : { name });

/** What an address asks of a list, as its call takes it. */
export const listQuery = ({ name, category, page, pageSize }: LibraryQuestion) => ({
  ...named(name),
  ...(category === null ? {} : { category_code: category }),
  page_no: String(page),
  page_size: String(pageSize),
});

export const valueOf = ({ filters }: Pick<LibraryQuestion, "filters">, code: string): string | undefined =>
  filters.find((filter) => filter.code === code)?.value;
