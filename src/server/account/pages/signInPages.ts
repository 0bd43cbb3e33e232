import { Hono, type Context } from "hono";
import { html } from "hono/html";
import type { AccountParts } from "../AccountParts.ts";
import { openSession, sessionOf } from "../sessions/sessions.ts";
import { checkPassword } from "../signIn.ts";
import type { StoredUser } from "../users.ts";
import { pageOn, type Navigation } from "../Navigation.ts";
import { answerPage, doneText, lockedFor, refusedWith, navigationOf } from "./answerPage.ts";
import { formOf, readEntries, type Field, type Filled } from "./forms.ts";

const FIELDS: readonly Field[] = [
  { name: "account", label: "帐号", autocomplete: "username" },
  { name: "password", label: "密码", type: "password", autocomplete: "current-password" },
];

/** Shown only after the right password was given. */
const lockedText = ({ lockReason }: Pick<StoredUser, "lockReason">) =>
  `帐号已被管理员锁定${lockReason === null ? "" : `：${lockReason}`}。需要解锁时联系管理员`;

/** The browser was given a cookie but did not send it back. */
const NO_COOKIE = "浏览器没有保留登录状态，允许本站的 Cookie 后重试";

const noticeOf = (c: Context) =>
  c.req.query("notice") === "password"
    ? html`<p class="notice" role="status">密码已设定，用新密码登录</p>`
    : "";

function signInForm(c: Context, parts: AccountParts, navigation: Navigation, filled: Filled = {}) {
  const links = html`${
      parts.settings.isRegistrationOpen ? html`<a href="${pageOn("register", navigation)}">注册帐号</a>` : ""
    }<a href="${pageOn("reset", navigation)}">忘记密码</a>`;
  return answerPage(c, parts, {
    title: navigation.isTeam ? "登录团队版" : "登录",
    navigation,
    main: html`${noticeOf(c)}${formOf({
      action: pageOn("sign-in", navigation),
      fields: FIELDS,
      submit: "登录",
      beside: links,
      ...filled,
    })}`,
  });
}

/** After signing in: notifies the app around the frame, or redirects to the destination. */
function goOn(c: Context, parts: AccountParts, navigation: Navigation) {
  if (!navigation.isFramed) return c.redirect(navigation.dest ?? "user", 303);
  return answerPage(c, parts, {
    title: "已登录",
    navigation,
    main: doneText("已登录，正在返回"),
    message: { login: true },
  });
}

export function signInPages(parts: AccountParts): Hono {
  const pages = new Hono();
  pages.get("/sign-in", async (c) => {
    const navigation = navigationOf(c, parts);
    if ((await sessionOf(parts, c)) !== null) return goOn(c, parts, navigation);
    const isBack = c.req.query("signed") === "1";
    return signInForm(c, parts, navigation, isBack ? { refusal: NO_COOKIE } : {});
  });
  pages.post("/sign-in", async (c) => {
    const navigation = navigationOf(c, parts);
    const entries = await readEntries(c);
    const checked = await checkPassword(
      parts,
      c,
      entries.get("account") ?? "",
      entries.get("password") ?? "",
    );
    if (checked === "wrong")
      return signInForm(c, parts, navigation, {
        entries,
        ...refusedWith(c, "authentication.failed", "帐号或密码不对"),
      });
    if ("waitS" in checked)
      return signInForm(c, parts, navigation, { entries, ...lockedFor(c, checked.waitS) });
    if (checked.lockedAt !== null) {
      parts.log.info(
        { requestId: c.get("requestId"), userId: checked.id },
        "a sign-in to a locked account was refused",
      );
      return signInForm(c, parts, navigation, {
        entries,
        ...refusedWith(c, "forbidden", lockedText(checked)),
      });
    }
    await openSession(parts, c, checked.id);
    // The redirect keeps a reload from posting twice, and shows whether the browser accepts cookies.
    return c.redirect(pageOn("sign-in", navigation, ["signed", "1"]), 303);
  });
  return pages;
}
