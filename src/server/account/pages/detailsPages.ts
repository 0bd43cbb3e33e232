import { Hono, type Context } from "hono";
import * as v from "valibot";
import { isOneLine } from "#domain/base/isOneLine.ts";
import { changeUser, type StoredUser } from "../users.ts";
import { unsafeValue } from "../../http/unsafeValue.ts";
import type { AccountParts } from "../AccountParts.ts";
import { pageOn, type Navigation } from "../Navigation.ts";
import { answerPage, doneText, faultsIn, ofUser, refusedWith, navigationOf } from "./answerPage.ts";
import { sessionOf } from "../sessions/sessions.ts";
import { formOf, readEntries, type Field, type Filled } from "./forms.ts";

const FIELDS: readonly Field[] = [
  { name: "name", label: "姓名", autocomplete: "name" },
  { name: "company", label: "单位", autocomplete: "organization" },
  { name: "city", label: "城市", autocomplete: "address-level2" },
  {
    name: "email",
    label: "邮箱",
    type: "email",
    autocomplete: "email",
    isOptional: true,
  },
];
/** The email field is always shown; only if mail is sent does its hint name a use, because it has no other. */
const fieldsOf = ({ mailer }: AccountParts) =>
  FIELDS.map((field) =>
    field.name === "email"
      ? { ...field, hint: mailer === null ? "可不填" : "可不填，忘记密码时接收验证码" }
      : field,
  );

const LONGEST = 100;
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+\.[^\s@<>,;:"\\]+$/u;

const line = (label: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => unsafeValue(text, label) === undefined && isOneLine(text), "含有无法保存的字符"),
    v.maxLength(max, ({ input }) => `${label}最长 ${max} 字，现有 ${input.length} 字`),
  );
const needed = (label: string) => v.pipe(line(label, LONGEST), v.nonEmpty(`${label}未填写`));
const DetailsSchema = v.object({
  name: needed("姓名"),
  company: needed("单位"),
  city: needed("城市"),
  email: v.pipe(
    line("邮箱", LONGEST_EMAIL),
    v.check((text) => text === "" || EMAIL.test(text), "邮箱应写作 name@example.com"),
    v.transform((text) => (text === "" ? null : text)),
  ),
});

const entriesOf = ({ account, name, company, city, email }: StoredUser) =>
  new Map([
    ["name", name],
    ["company", company ?? ""],
    ["city", city ?? ""],
    // A user whose account name is an email address has already given it.
    ["email", email ?? (EMAIL.test(account) ? account : "")],
  ]);

function form(c: Context, parts: AccountParts, navigation: Navigation, filled: Filled) {
  const isFailure = filled.refusal !== undefined;
  return answerPage(c, parts, {
    title: "个人信息",
    navigation,
    shape: "broad",
    ...(isFailure ? { message: { saved: false } } : {}),
    main: formOf({
      action: pageOn("details", navigation),
      fields: fieldsOf(parts),
      submit: "保存",
      isWide: true,
      ...filled,
    }),
  });
}

async function save(c: Context, parts: AccountParts, user: StoredUser) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const entered = (name: keyof v.InferInput<typeof DetailsSchema>) => entries.get(name) ?? "";
  const parsed = v.safeParse(DetailsSchema, {
    name: entered("name"),
    company: entered("company"),
    city: entered("city"),
    email: entered("email"),
  });
  if (!parsed.success) {
    const faults = parsed.issues.map(({ path, message }) => [String(path?.[0].key), message] as const);
    // If a field has several faults, the first one is shown.
    return form(c, parts, navigation, { entries, ...faultsIn(c, faults.toReversed()) });
  }
  try {
    await changeUser(parts.queries, user.id, parsed.output);
  } catch (error) {
    parts.log.error({ err: error, requestId: c.get("requestId") }, "details were not saved");
    return form(c, parts, navigation, {
      entries,
      ...refusedWith(c, "internal.error", "保存失败，填写的内容已保留"),
    });
  }
  if (navigation.isFramed)
    return answerPage(c, parts, {
      title: "个人信息",
      navigation,
      message: { saved: true },
      main: doneText("已保存"),
    });
  return c.redirect(navigation.dest ?? "user", 303);
}

/**
 * Shows the form again with its entries, to be saved once the user has signed in on another page; the app around
 * the frame shows 保存失败.
 */
async function endedMeanwhile(c: Context, parts: AccountParts) {
  const navigation = navigationOf(c, parts);
  return form(c, parts, navigation, {
    entries: await readEntries(c),
    ...refusedWith(c, "authentication.failed", "登录已失效，没有保存；在另一个页面登录后再点保存"),
  });
}

export function detailsPages(parts: AccountParts): Hono {
  const pages = new Hono();
  pages.get(
    "/details",
    ofUser(parts, "details", (c, { user }) =>
      form(c, parts, navigationOf(c, parts), { entries: entriesOf(user) }),
    ),
  );
  const saveOf = ofUser(parts, "details", (c, { user }) => save(c, parts, user));
  pages.post("/details", async (c) =>
    navigationOf(c, parts).isFramed && (await sessionOf(parts, c)) === null
      ? endedMeanwhile(c, parts)
      : saveOf(c),
  );
  return pages;
}
