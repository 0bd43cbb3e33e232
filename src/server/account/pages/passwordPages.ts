import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { accountKey } from "#domain/desk/operators/accountKey.ts";
import { userByAccount } from "../users.ts";
import { accountFault } from "../accountName.ts";
import type { AccountParts } from "../AccountParts.ts";
import { hashPassword } from "../passwords/hashing.ts";
import { passwordFault } from "../passwords/passwordFault.ts";
import { makeResetCode } from "../passwords/resetCode.ts";
import { setPassword, setPasswordByCode } from "../passwords/setPassword.ts";
import { openSession, type Held } from "../sessions/sessions.ts";
import { checkPassword, compare, countCode, rightCode, wrongTry } from "../signIn.ts";
import { LIMITS } from "../tries.ts";
import { pageOn, type Navigation } from "../Navigation.ts";
import {
  answerPage,
  doneText,
  faultsIn,
  lockedFor,
  ofUser,
  refusedWith,
  navigationOf,
} from "./answerPage.ts";
import { formOf, readEntries, type Field, type Filled } from "./forms.ts";
import { PASSWORD_HINT } from "./registerPages.ts";

const account: Field = { name: "account", label: "帐号", autocomplete: "username" };
const newPassword: Field = {
  name: "password",
  label: "新密码",
  type: "password",
  autocomplete: "new-password",
  hint: PASSWORD_HINT,
};
const current: Field = {
  name: "current",
  label: "现密码",
  type: "password",
  autocomplete: "current-password",
};

const changeForm = (c: Context, parts: AccountParts, navigation: Navigation, filled: Filled = {}) =>
  answerPage(c, parts, {
    title: "修改密码",
    navigation,
    main: formOf({
      action: pageOn("password", navigation),
      fields: [current, newPassword],
      submit: "修改密码",
      beside: html`<a href="${pageOn("user", navigation)}">返回</a>`,
      ...filled,
    }),
  });

async function change(c: Context, parts: AccountParts, { user }: Held) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const password = entries.get("password") ?? "";
  const fault = await passwordFault(password, user.account);
  if (fault !== null) return changeForm(c, parts, navigation, faultsIn(c, [["password", fault]]));
  const checked = await checkPassword(parts, c, user.account, entries.get("current") ?? "");
  if (checked === "wrong") return changeForm(c, parts, navigation, faultsIn(c, [["current", "现密码不对"]]));
  if ("waitS" in checked) return changeForm(c, parts, navigation, lockedFor(c, checked.waitS));
  const passwordHash = await hashPassword(password);
  await parts.queries.transaction(async (inside) => {
    await setPassword(inside, user.id, passwordHash);
    await openSession(parts, c, user.id, inside);
  });
  return c.redirect("user?notice=password", 303);
}

/**
 * Sends the code after the answer, so that neither the answer's words nor its time tell whether the account
 * exists.
 */
function mailCode({ queries, mailer, log, tries }: AccountParts, typed: string): void {
  const send = async () => {
    const user = await userByAccount(queries, typed);
    if (mailer === null || user === null || user.email === null) return;
    if ((await tries.take([{ limit: LIMITS.mail, of: user.account }])) !== null) return;
    const code = await makeResetCode(queries, user.id);
    await mailer({
      to: user.email,
      subject: "Volute 验证码",
      text: `${user.name}：\n\n帐号 ${user.account} 的验证码是\n\n${code}\n\n15 分钟内有效，用于设定新密码。如果不是本人操作，忽略本邮件即可，密码不变。\n`,
    });
  };
  setImmediate(
    () => void send().catch((error: unknown) => log.error({ err: error }, "a code was not mailed")),
  );
}

const askForm = (c: Context, parts: AccountParts, navigation: Navigation, filled: Filled = {}) =>
  answerPage(c, parts, {
    title: "忘记密码",
    navigation,
    main: html`${
      parts.mailer === null
        ? html`<p>
              请管理员重设密码，得到验证码后<a href="${pageOn("new-password", navigation)}">设定新密码</a>
            </p>
            <p><a href="${pageOn("sign-in", navigation)}">返回登录</a></p>`
        : formOf({
            action: pageOn("reset", navigation),
            fields: [account],
            submit: "发送验证码",
            beside: html`<a href="${pageOn("sign-in", navigation)}">返回登录</a
              ><a href="${pageOn("new-password", navigation)}">已有验证码</a>`,
            ...filled,
          })
    }`,
  });

async function ask(c: Context, parts: AccountParts) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const typed = entries.get("account") ?? "";
  const fault = accountFault(typed);
  if (fault !== null) return askForm(c, parts, navigation, { entries, ...faultsIn(c, [["account", fault]]) });
  const refused = await parts.tries.take([{ limit: LIMITS.mailNetwork, of: c.get("arrival").network }]);
  if (refused !== null) return askForm(c, parts, navigation, { entries, ...lockedFor(c, refused.waitS) });
  mailCode(parts, accountKey(typed));
  return c.redirect(pageOn("new-password", navigation, ["notice", "sent"]), 303);
}

const setForm = (c: Context, parts: AccountParts, navigation: Navigation, filled: Filled = {}) =>
  answerPage(c, parts, {
    title: "设定新密码",
    navigation,
    main: html`${
      c.req.query("notice") === "sent"
        ? doneText("如果该帐号留有邮箱，验证码已经发出，15 分钟内有效；没有收到时请管理员重设")
        : ""
    }${formOf({
      action: pageOn("new-password", navigation),
      fields: [account, { name: "code", label: "验证码", autocomplete: "one-time-code" }, newPassword],
      submit: "设定新密码",
      beside: html`<a href="${pageOn("sign-in", navigation)}">返回登录</a>`,
      ...filled,
    })}`,
  });

async function set(c: Context, parts: AccountParts) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const named = accountKey(entries.get("account") ?? "");
  const password = entries.get("password") ?? "";
  const faults = [
    ["account", accountFault(named)],
    ["code", (entries.get("code") ?? "").trim() === "" ? "验证码未填写" : null],
    ["password", await passwordFault(password, named)],
  ] as const;
  if (faults.some(([, fault]) => fault !== null))
    return setForm(c, parts, navigation, { entries, ...faultsIn(c, faults) });
  const attempt = await countCode(parts, named, c);
  if (attempt.waitS > 0) return setForm(c, parts, navigation, { entries, ...lockedFor(c, attempt.waitS) });
  const isSet = await compare(parts, attempt, async () => {
    const user = await userByAccount(parts.queries, named);
    const passwordHash = await hashPassword(password);
    return (
      user !== null && setPasswordByCode(parts.queries, user.id, entries.get("code") ?? "", passwordHash)
    );
  });
  if (!isSet) {
    await wrongTry(parts, attempt, c);
    return setForm(c, parts, navigation, {
      // The code is not sent back: it is either used or wrong.
      entries: new Map([["account", named]]),
      ...refusedWith(c, "authentication.failed", "帐号或验证码不对，或验证码已过期"),
    });
  }
  await rightCode(parts, attempt, c);
  parts.cookie.clear(c);
  return c.redirect(pageOn("sign-in", navigation, ["notice", "password"]), 303);
}

/**
 * The password pages: the owner changes the password, or sets a new one with a code from a mail or an
 * operator.
 */
export function passwordPages(parts: AccountParts): Hono {
  const pages = new Hono();
  const mine = (answer: Parameters<typeof ofUser>[2]) => ofUser(parts, "password", answer);
  pages.get(
    "/password",
    mine((c) => changeForm(c, parts, navigationOf(c, parts))),
  );
  pages.post(
    "/password",
    mine((c, held) => change(c, parts, held)),
  );
  pages.get("/reset", (c) => askForm(c, parts, navigationOf(c, parts)));
  pages.post("/reset", (c) =>
    parts.mailer === null ? askForm(c, parts, navigationOf(c, parts)) : ask(c, parts),
  );
  pages.get("/new-password", (c) => setForm(c, parts, navigationOf(c, parts)));
  pages.post("/new-password", (c) => set(c, parts));
  return pages;
}
