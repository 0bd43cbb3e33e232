import { refusal, type Fault } from "../../../catalogue/import/ImportRemark.ts";
import { readHeader, namedBy } from "../../../catalogue/import/readHeader.ts";
import { MAX_ID, MAX_TEXT } from "../../../base/limits.ts";
import type { DescribedDocument, DocumentStandard } from "./DocumentStandard.ts";

type Field = "file" | "title" | "category" | "brand" | "series" | "language" | "source" | "ignored";

const NAMES: ReadonlyMap<string, Field> = new Map([
  ...(["文件", "文件名", "pdf", "file"] as const).map((name) => [name, "file"] as const),
  ...(["标题", "名称", "title", "name"] as const).map((name) => [name, "title"] as const),
  ...(["分类", "类别", "category"] as const).map((name) => [name, "category"] as const),
  ...(["品牌", "厂家", "制造商", "brand", "manufacturer"] as const).map((name) => [name, "brand"] as const),
  ...(["系列", "series"] as const).map((name) => [name, "series"] as const),
  ...(["语言", "language"] as const).map((name) => [name, "language"] as const),
  ...(["来源", "许可", "source", "licence", "license"] as const).map((name) => [name, "source"] as const),
  ...(["备注", "说明", "序号", "remark", "note", "no", "id"] as const).map(
    (name) => [name, "ignored"] as const,
  ),
]);

export const documentField = (header: string): Field | undefined => namedBy(readHeader(header), NAMES);

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ["中文", "zh"],
  ["汉语", "zh"],
  ["英文", "en"],
  ["英语", "en"],
]);
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u;

export interface ListedDocument {
  readonly place: string;
  readonly fields: readonly (readonly [header: string, text: string])[];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const found = <Item extends { readonly code: string; readonly name: string }>(
  items: readonly Item[],
  text: string,
) => items.find(({ code, name }) => isSame(code, text) || isSame(name, text));

/** The description in a row, or every reason why it is refused. */
export function describeDocument(
  { place, fields }: ListedDocument,
  standard: DocumentStandard,
):
  | { readonly document: DescribedDocument; readonly faults: readonly [] }
  | { readonly document: null; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const refuse = (field: string, message: string) => void faults.push(refusal(place, field, message));
  const texts = new Map<Field, string>();
  for (const [header, text] of fields) {
    const field = documentField(header);
    if (field === undefined) refuse(header, "is not a column of documents");
    else if (texts.has(field)) refuse(header, "is stated twice");
    else texts.set(field, text.trim());
  }
  const textOf = (field: Field) => texts.get(field) ?? "";
  const file = textOf("file");
  const title = textOf("title");
  if (file === "") refuse("file", "is missing");
  else if (!/\.pdf$/iu.test(file)) refuse("file", "must end in .pdf");
  if (title === "") refuse("title", "is missing");
  else if (title.length > MAX_ID) refuse("title", `is longer than ${MAX_ID} characters`);
  if (textOf("source").length > MAX_TEXT) refuse("source", `is longer than ${MAX_TEXT} characters`);

  const category = textOf("category") === "" ? null : found(standard.categories, textOf("category"));
  if (category === undefined) refuse("category", `"${textOf("category")}" is not known`);
  const brand = textOf("brand") === "" ? null : found(standard.brands, textOf("brand"));
  if (brand === undefined)
    refuse("brand", `"${textOf("brand")}" has no products here; import them first, or leave it out`);
  const named = textOf("series");
  const series =
    named === ""
      ? null
      : standard.series.find(
          (each) => (isSame(each.name, named) || isSame(each.id, named)) && each.brandCode === brand?.code,
        );
  if (series === undefined) refuse("series", `"${named}" is no series of its brand`);
  const language = LANGUAGES.get(textOf("language")) ?? (textOf("language") || "zh");
  if (!LANGUAGE.test(language)) refuse("language", `"${language}" is no language tag, such as zh or en`);
  if (faults.length > 0) return { document: null, faults };
  return {
    document: {
      file,
      title,
      categoryCode: category?.code ?? null,
      brandCode: brand?.code ?? null,
      seriesId: series?.id ?? null,
      language,
      source: textOf("source") || null,
    },
    faults: [],
  };
}
