import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { redeemGrant } from "../../store/grants.ts";
import type { AccountParts } from "../AccountParts.ts";
import { openSession } from "../sessions/sessions.ts";
import { accountPage } from "./accountPage.ts";
import { answerPage, refusedWith, wayOf } from "./answerPage.ts";
import { readEntries, refusalOf } from "./forms.ts";

const CARRY = accountPage({
  title: "登录",
  tells: { message: null, origins: [] },
  main: html`<form method="post" action="sso" data-code>
    <input type="hidden" name="code" />
    <p role="status">正在登录</p>
    <noscript><p class="refusal">这一步需要浏览器允许脚本</p></noscript>
  </form>`,
});

const refused = (c: Context, parts: AccountParts) =>
  answerPage(c, parts, {
    title: "登录",
    way: wayOf(c, parts),
    main: html`${refusalOf(refusedWith(c, "authentication.failed", "登录链接已失效，在原来的程序中重新打开"))}
      <p><a href="sign-in">用帐号和密码登录</a></p>`,
  });

/** Where the code of `sso/url` signs another browser in. The code stands behind the `#`, and comes here as a form. */
export function ssoPages(parts: AccountParts): Hono {
  const pages = new Hono();
  pages.get("/sso", (c) => c.html(CARRY));
  pages.post("/sso", async (c) => {
    const code = (await readEntries(c)).get("code") ?? "";
    const spent = await parts.queries.transaction(async (inside) => {
      const taken = await redeemGrant(inside, "authcode", code);
      if (taken !== null) await openSession(parts, c, taken.userId, inside);
      return taken;
    });
    return spent === null || spent.dest === null ? refused(c, parts) : c.redirect(spent.dest, 303);
  });
  return pages;
}
