import { Hono, type Context } from "hono";
import { html } from "hono/html";
import { ZONE } from "#domain/base/formatDay.ts";
import { REFUSAL_WORDS } from "#domain/desk/operators/operatorActs.ts";
import { Download } from "../../http/Download.ts";
import { endGrants, sessionsOf } from "../grants.ts";
import { forgetUser, readMyData } from "../myData.ts";
import { lockOperators } from "../operator/lockOperators.ts";
import type { AccountParts } from "../AccountParts.ts";
import type { Held } from "../sessions/sessions.ts";
import { checkPassword } from "../signIn.ts";
import { forgetAccount } from "../tries.ts";
import type { Navigation } from "../Navigation.ts";
import type { Html } from "./accountPage.ts";
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

const NOTICES: ReadonlyMap<string, string> = new Map([
  ["password", "密码已修改，其他浏览器已退出登录"],
  ["ended", "已退出登录"],
]);

const day = new Intl.DateTimeFormat("zh-CN", {
  timeZone: ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

const button = (action: string, text: string, inputs: Html | "" = "") =>
  html`<form method="post" action="${action}" class="inline">
    ${inputs}<button type="submit" class="plain">${text}</button>
  </form>`;

const fact = (name: string, value: string | null) =>
  html`<dt>${name}</dt>
    <dd>${value === null ? html`<span class="off">未填写</span>` : value}</dd>`;

type Session = Awaited<ReturnType<typeof sessionsOf>>[number];

const sessionRow = ({ hash, label, createdAt, usedAt }: Session, isThis: boolean) =>
  html`<tr>
    <td>${label}${isThis ? html` <small>本浏览器</small>` : ""}</td>
    <td>${day.format(createdAt)}</td>
    <td>${day.format(usedAt)}</td>
    <td class="end">
      ${isThis ? button("sign-out", "退出登录") : button("end-session", "结束", html`<input type="hidden" name="session" value="${hash}" />`)}
    </td>
  </tr>`;

const userMain = ({ user, grant }: Held, sessions: readonly Session[], notice: string | undefined) =>
  html` ${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
    <section>
      <h2>个人信息<a href="details">修改</a></h2>
      <dl>
        ${fact("帐号", user.account)}${fact("姓名", user.name)}${fact("单位", user.company)}${fact("城市", user.city)}${fact("邮箱", user.email)}
      </dl>
    </section>
    <section>
      <h2>密码<a href="password">修改密码</a></h2>
      <p class="hint">修改后，其他浏览器全部退出登录</p>
    </section>
    <section>
      <h2>登录的浏览器${button("end-all", "全部退出登录")}</h2>
      <table>
        <thead>
          <tr>
            <th>浏览器</th>
            <th>登录时间</th>
            <th>最近使用</th>
            <th></th>
          </tr>
        </thead>
        <tbody>
          ${sessions.map((session) => sessionRow(session, session.hash === grant.hash))}
        </tbody>
      </table>
    </section>
    <section>
      <h2>我的数据${button("my-data", "下载数据文件")}</h2>
      <p class="hint">本站保存的全部个人信息和内容，JSON 文件。<a href="privacy">保存哪些信息</a></p>
    </section>
    <section>
      <h2>删除帐号<a href="delete" class="wrong">删除帐号</a></h2>
      <p class="hint">帐号和其中的内容全部删除，不能恢复</p>
    </section>`;

const password: Field = {
  name: "password",
  label: "密码",
  type: "password",
  autocomplete: "current-password",
};

const deleteForm = (
  c: Context,
  parts: AccountParts,
  navigation: Navigation,
  { user }: Held,
  filled: Filled = {},
) =>
  answerPage(c, parts, {
    title: "删除帐号",
    navigation,
    main: html`<p>帐号 <b>${user.account}</b> 和其中的内容全部删除，不能恢复</p>
      <p class="hint">需要保留的内容，先在<a href="user">我的帐号</a>下载数据文件</p>
      ${formOf({
        action: "delete",
        fields: [password],
        submit: "删除帐号",
        isDangerous: true,
        beside: html`<a href="user">返回</a>`,
        ...filled,
      })}`,
  });

async function deleteAccount(c: Context, parts: AccountParts, held: Held) {
  const navigation = navigationOf(c, parts);
  const entries = await readEntries(c);
  const { id, account } = held.user;
  const checked = await checkPassword(parts, c, account, entries.get("password") ?? "");
  if (checked === "wrong")
    return deleteForm(c, parts, navigation, held, faultsIn(c, [["password", "密码不对"]]));
  if ("waitS" in checked) return deleteForm(c, parts, navigation, held, lockedFor(c, checked.waitS));
  const isLast = await parts.queries.transaction(async (inside) => {
    const operators = await lockOperators(inside);
    if (operators.size === 1 && operators.has(id)) return true;
    await forgetUser(inside, id, parts.personalData);
    await forgetAccount(inside, account);
    return false;
  });
  if (isLast) return deleteForm(c, parts, navigation, held, refusedWith(c, "conflict", REFUSAL_WORDS.last));
  parts.cookie.clear(c);
  return answerPage(c, parts, {
    title: "帐号已删除",
    navigation,
    main: doneText("帐号和其中的内容已全部删除"),
  });
}

async function sendMyData(c: Context, { queries, personalData }: AccountParts, { user }: Held) {
  const data = await readMyData(queries, user.id, personalData);
  const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2));
  return new Download("我的数据.json", "application/json; charset=utf-8", bytes).send(c);
}

const PRIVACY = html`<p>本站只保存提供服务所需的信息：</p>
  <ul>
    <li>帐号、姓名、单位、城市，填写时还有邮箱；密码只保存不可还原的摘要</li>
    <li>登录的浏览器和系统名称、登录和最近使用的时间，30 天后删除；最近一次登录的时间随帐号保留</li>
    <li>在产品库中保存的项目、选中的产品和方案</li>
    <li>管理员对帐号的操作：时间、操作、原因和帐号名；删除帐号后，这份记录仍然保留</li>
  </ul>
  <p>这些信息不提供给他人。在我的帐号中可以下载全部数据，也可以删除帐号，删除后不能恢复。</p>`;

/** Pages for the user's own sessions, data and account. */
export function userPages(parts: AccountParts): Hono {
  const pages = new Hono();
  const mine = (answer: (c: Context, held: Held) => Response | Promise<Response>) =>
    ofUser(parts, "user", answer);
  pages.get(
    "/user",
    mine(async (c, held) => {
      const sessions = await sessionsOf(parts.queries, held.user.id);
      const main = userMain(held, sessions, NOTICES.get(c.req.query("notice") ?? ""));
      return answerPage(c, parts, {
        title: "我的帐号",
        navigation: navigationOf(c, parts),
        shape: "own",
        main,
      });
    }),
  );
  pages.post(
    "/sign-out",
    mine(async (c, { user, grant }) => {
      await endGrants(parts.queries, user.id, { hash: grant.hash });
      parts.cookie.clear(c);
      return c.redirect("sign-in", 303);
    }),
  );
  pages.post(
    "/end-session",
    mine(async (c, { user }) => {
      const hash = (await readEntries(c)).get("session") ?? "";
      await endGrants(parts.queries, user.id, { kinds: ["session"], hash });
      return c.redirect("user?notice=ended", 303);
    }),
  );
  pages.post(
    "/end-all",
    mine(async (c, { user }) => {
      await endGrants(parts.queries, user.id);
      parts.cookie.clear(c);
      return c.redirect("sign-in", 303);
    }),
  );
  pages.post(
    "/my-data",
    mine((c, held) => sendMyData(c, parts, held)),
  );
  pages.get(
    "/delete",
    mine((c, held) => deleteForm(c, parts, navigationOf(c, parts), held)),
  );
  pages.post(
    "/delete",
    mine((c, held) => deleteAccount(c, parts, held)),
  );
  pages.get("/privacy", (c) =>
    answerPage(c, parts, {
      title: "保存哪些信息",
      navigation: navigationOf(c, parts),
      shape: "own",
      main: PRIVACY,
    }),
  );
  return pages;
}
