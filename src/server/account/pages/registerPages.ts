import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { accountKey } from "#domain/desk/operators/accountKey.ts";
import { addUser } from "../users.ts";
import { accountFault } from "../accountName.ts";
import type { AccountParts } from "../AccountParts.ts";
import { hashPassword } from "../passwords/hashing.ts";
import { passwordFault } from "../passwords/passwordFault.ts";
import { openSession } from "../sessions/sessions.ts";
import { knownHere } from "../signIn.ts";
import { LIMITS } from "../tries.ts";
import { pageOn, type Navigation } from "../Navigation.ts";
import { answerPage, faultsIn, lockedFor, refusedWith, navigationOf } from "./answerPage.ts";
import { formOf, readEntries, type Field, type Filled } from "./forms.ts";

export const PASSWORD_HINT = "10 至 128 个字符，可用短句";

const FIELDS: readonly Field[] = [
  {
    name: "account",
    label: "帐号",
    autocomplete: "username",
    hint: "文字、数字和 . _ - @，登录时不分大小写",
  },
  { name: "password", label: "密码", type: "password", autocomplete: "new-password", hint: PASSWORD_HINT },
];

const form = (c: Context, parts: AccountParts, navigation: Navigation, filled: Filled = {}) =>
  answerPage(c, parts, {
    title: "注册帐号",
    navigation,
    main: formOf({
      action: pageOn("register", navigation),
      fields: FIELDS,
      submit: "注册",
      beside: html`<a href="${pageOn("sign-in", navigation)}">已有帐号，登录</a
        ><a href="privacy" target="_blank">保存哪些信息</a>`,
      ...filled,
    }),
  });

const closed = (c: Context, parts: AccountParts, navigation: Navigation) => {
  c.status(403);
  return answerPage(c, parts, {
    title: "注册帐号",
    navigation,
    main: html`<p>本站不开放注册，帐号由管理员建立</p>
      <p><a href="${pageOn("sign-in", navigation)}">已有帐号，登录</a></p>`,
  });
};

async function register(c: Context, parts: AccountParts) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const typed = entries.get("account") ?? "";
  const password = entries.get("password") ?? "";
  const account = accountKey(typed);
  const faults = [
    ["account", accountFault(typed)],
    ["password", await passwordFault(password, account)],
  ] as const;
  if (faults.some(([, fault]) => fault !== null))
    return form(c, parts, navigation, { entries, ...faultsIn(c, faults) });
  const refused = await parts.tries.take([{ limit: LIMITS.registration, of: c.get("arrival").network }]);
  if (refused !== null) return form(c, parts, navigation, { entries, ...lockedFor(c, refused.waitS) });
  const passwordHash = await hashPassword(password);
  // Both the account and its first session are stored, or neither.
  const isAdded = await parts.queries.transaction(async (inside) => {
    const userId = await addUser(inside, { account, name: typed.normalize("NFKC").trim(), passwordHash });
    if (userId !== null) await openSession(parts, c, userId, inside);
    return userId !== null;
  });
  if (!isAdded)
    return form(c, parts, navigation, {
      entries,
      ...refusedWith(c, "conflict", "这个帐号已有人使用，换一个"),
    });
  await knownHere(parts.tries, account, c);
  // In a frame the app is notified at once and asks for the details in a dialog of its own.
  return c.redirect(navigation.isFramed ? pageOn("sign-in", navigation) : pageOn("details", navigation), 303);
}

export function registerPages(parts: AccountParts): Hono {
  const pages = new Hono();
  const { isRegistrationOpen } = parts.settings;
  pages.get("/register", (c) => (isRegistrationOpen ? form : closed)(c, parts, navigationOf(c, parts)));
  pages.post("/register", (c) =>
    isRegistrationOpen ? register(c, parts) : closed(c, parts, navigationOf(c, parts)),
  );
  return pages;
}
