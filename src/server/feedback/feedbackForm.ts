import * as v from "valibot";
import { MOBILE, type Feedback } from "#api/contract/feedback.ts";
import { MAX_DESCRIPTION, MAX_TITLE } from "#domain/desk/feedback/feedbackLimits.ts";
import { unsafeValue } from "../http/unsafeValue.ts";

export const FIELDS = ["title", "description", "mobile"] as const;
export type Field = (typeof FIELDS)[number];

/** The entries of the fields, as typed. */
export type Entries = Readonly<Record<Field, string>>;
/** A sentence for each faulty field. */
export type Faults = Readonly<Partial<Record<Field, string>>>;

/** The value of `from` in the address with which the selection page reports a missing category. */
const FROM_MISSING_CATEGORY = "6";

export const feedbackType = (from: string | undefined): Feedback["type"] =>
  from === FROM_MISSING_CATEGORY ? "missingCategory" : "wish";

const text = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${name}未填写`),
    v.maxLength(max, ({ input }) => `${name}最长 ${max} 字，现有 ${input.length} 字`),
  );
const mobile = v.pipe(
  v.string(),
  // Accepts common notations: 138 0013 8000, 138-0013-8000.
  v.transform((typed) => typed.replaceAll(/[\s-]/gu, "")),
  v.check((digits) => digits === "" || MOBILE.test(digits), "手机号应为 11 位数字，以 1 开头"),
  v.transform((digits) => (digits === "" ? null : digits)),
);
const FormSchema = v.object({
  title: text("标题", MAX_TITLE),
  description: text("描述", MAX_DESCRIPTION),
  mobile,
});

/** The posted entries, by field. A line break becomes one character, as the limit counts it. */
export function entriesOf(form: { get: (field: Field) => unknown }): Entries {
  const textOf = (field: Field) => {
    const value = form.get(field);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return { title: textOf("title"), description: textOf("description"), mobile: textOf("mobile") };
}

const isField = (name: unknown): name is Field => FIELDS.some((field) => field === name);

type ReadEntries =
  | { readonly ok: true; readonly value: v.InferOutput<typeof FormSchema> }
  | { readonly ok: false; readonly faults: Faults };

/** The entries as they are stored, or the fault of each field. */
export function readEntries(entries: Entries): ReadEntries {
  const unsafe = FIELDS.filter((field) => unsafeValue(entries[field], field) !== undefined);
  const faults: Partial<Record<Field, string>> = {};
  for (const field of unsafe) faults[field] = "含有无法保存的字符";
  if (unsafe.length > 0) return { ok: false, faults };
  const parsed = v.safeParse(FormSchema, entries);
  if (parsed.success) return { ok: true, value: parsed.output };
  for (const { path, message } of parsed.issues) {
    const field = path?.[0].key;
    if (isField(field)) faults[field] ??= message;
  }
  return { ok: false, faults };
}
