import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { holderOf, redeemGrant } from "../grants.ts";
import type { StoredUser } from "../users.ts";
import type { AccountParts } from "../AccountParts.ts";
import { openSession, sessionOf } from "../sessions/sessions.ts";
import { accountPage } from "./accountPage.ts";
import { answerPage, refusedWith, navigationOf } from "./answerPage.ts";
import { readEntries, refusalOf } from "./forms.ts";

const CARRY = accountPage({
  title: "登录",
  appMessage: { message: null, origins: [] },
  main: html`<form method="post" action="sso" data-code>
    <input type="hidden" name="code" />
    <p role="status">正在登录</p>
    <noscript><p class="refusal">这一步需要浏览器允许脚本</p></noscript>
  </form>`,
});

const refused = (c: Context, parts: AccountParts) =>
  answerPage(c, parts, {
    title: "登录",
    navigation: navigationOf(c, parts),
    main: html`${refusalOf(refusedWith(c, "authentication.failed", "登录链接已失效，在原来的程序中重新打开"))}
      <p><a href="sign-in">用帐号和密码登录</a></p>`,
  });

const named = ({ name, account }: StoredUser) => html`<b>${name}</b>（${account}）`;

/**
 * Any page may link here with a code of its own, so the page names the account and waits for the user's
 * answer.
 */
const question = (
  c: Context,
  parts: AccountParts,
  {
    code,
    user,
    current,
  }: { readonly code: string; readonly user: StoredUser; readonly current: StoredUser | null },
) =>
  answerPage(c, parts, {
    title: "登录",
    navigation: navigationOf(c, parts),
    main: html`<p>在此浏览器中以 ${named(user)} 登录？</p>
      ${current === null ? "" : html`<p class="notice">现在登录的是 ${named(current)}，继续后将退出</p>`}
      <p class="hint">不是您自己从程序中打开的，请不要登录</p>
      <form method="post" action="sso" class="narrow">
        <input type="hidden" name="code" value="${code}" />
        <input type="hidden" name="agreed" value="1" />
        <div class="actions"><a href="../">不登录</a><button type="submit">登录</button></div>
      </form>`,
  });

/**
 * The page where the code of `sso/url` signs in another browser. The code is in the address's fragment and is
 * posted here by a form.
 */
export function ssoPages(parts: AccountParts): Hono {
  const pages = new Hono();
  pages.get("/sso", (c) => c.html(CARRY));
  pages.post("/sso", async (c) => {
    const entries = await readEntries(c);
    const code = entries.get("code") ?? "";
    const held = await holderOf(parts.queries, "authcode", code);
    if (held === null) return refused(c, parts);
    const { user } = held;
    const current = (await sessionOf(parts, c))?.user ?? null;
    const isIn = current?.id === user.id;
    if (!isIn && entries.get("agreed") !== "1") return question(c, parts, { code, user, current });
    const spent = await parts.queries.transaction(async (inside) => {
      const taken = await redeemGrant(inside, "authcode", code);
      if (taken !== null && !isIn) await openSession(parts, c, taken.userId, inside);
      return taken;
    });
    return spent === null || spent.dest === null ? refused(c, parts) : c.redirect(spent.dest, 303);
  });
  return pages;
}
