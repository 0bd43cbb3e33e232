import { readFileSync } from "node:fs";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { STATUS_OF } from "#api/contract/envelope.ts";
import { Bytes } from "../http/Bytes.ts";
import type { Log } from "../process/log.ts";
import { mountRoutes } from "../http/mountRoutes.ts";
import { projectFile } from "../process/projectFile.ts";
import type { PersonalData } from "../account/personalData.ts";
import { PERSONAL_DATA } from "./personalParts.ts";
import { Refusal } from "../http/route.ts";
import type { Bounds } from "../process/bounds.ts";
import type { AccountSettings } from "../process/settings.ts";
import { isDatabaseAway } from "../database/connection/DatabaseAway.ts";
import type { Queries } from "../database/queries.ts";
import type { AccountParts } from "../account/AccountParts.ts";
import { accountCall } from "../account/calls/accountRoute.ts";
import { accountRoutes } from "../account/calls/accountRoutes.ts";
import { letOrigins, refuseStrangers } from "../http/crossOrigin.ts";
import { PAGE_FILES } from "../account/pageFiles.ts";
import { feedbackPages } from "../feedback/feedbackPages.ts";
import { createMailer, type Mailer } from "../account/mail/mailer.ts";
import { accountPage } from "../account/pages/accountPage.ts";
import { detailsPages } from "../account/pages/detailsPages.ts";
import { passwordPages } from "../account/pages/passwordPages.ts";
import { registerPages } from "../account/pages/registerPages.ts";
import { signInPages } from "../account/pages/signInPages.ts";
import { ssoPages } from "../account/pages/ssoPages.ts";
import { userPages } from "../account/pages/userPages.ts";
import { sessionCookie } from "../account/sessions/sessionCookie.ts";
import { newSecret } from "../account/secrets.ts";
import { triesIn } from "../account/tries.ts";

interface ServiceParts {
  readonly queries: Queries;
  readonly log: Log;
  readonly settings: AccountSettings;
  readonly accountBase: string;
  readonly loginOrigin?: string | null;
  readonly bounds: Bounds;
  readonly checkAnswers?: boolean;
  /** Set if several processes share one log; otherwise created at each start. */
  readonly originKey?: string;
  /** The personal data that each part of the server stores. */
  readonly personalData?: readonly PersonalData[];
}

/** Names and passwords fit many times. */
const MAX_FORM = 64 * 1024;

const neverKept: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
};

const mailerOf = ({ smtpUrl, mailFrom }: AccountSettings): Mailer | null =>
  smtpUrl === null ? null : createMailer(smtpUrl, mailFrom);

const refusedPage = (sentence: string) =>
  accountPage({
    title: "未能完成",
    main: html`<p class="refusal" role="alert">${sentence}</p>
      <p><a href="sign-in">返回登录</a></p>`,
  });

/** A person sees these pages, so errors are shown on a page. */
function formPages(parts: AccountParts): Hono {
  const pages = new Hono();
  const onError = () => {
    throw new Refusal("invalid.parameter", "The form is larger than any of ours");
  };
  pages.use(bodyLimit({ maxSize: MAX_FORM, onError }));
  for (const make of [signInPages, registerPages, detailsPages, passwordPages, userPages, ssoPages])
    pages.route("/", make(parts));
  pages.onError((error, c) => {
    if (error instanceof Refusal && error.code === "too.many.requests") {
      c.status(STATUS_OF[error.code]);
      return c.html(refusedPage("登录的人太多，稍后再试"));
    }
    if (error instanceof Refusal) {
      c.status(STATUS_OF[error.code]);
      return c.html(refusedPage("提交的内容不完整或过长"));
    }
    const facts = { err: error, requestId: c.get("requestId"), path: c.req.path };
    const isAway = isDatabaseAway(error);
    if (isAway) parts.log.warn(facts, "the database was away for an account page");
    else parts.log.error(facts, "an account page failed");
    c.status(STATUS_OF[isAway ? "unavailable" : "internal.error"]);
    return c.html(refusedPage(`服务器没有完成，稍后再试（编号 ${c.get("requestId")}）`));
  });
  return pages;
}

/**
 * Everything under /account: pages rendered here, which work in every browser and host, and the calls about a
 * user.
 */
export function accountService(given: ServiceParts) {
  const { queries, log, settings, accountBase } = given;
  const parts: AccountParts = {
    queries,
    log,
    settings,
    accountBase,
    loginOrigin: given.loginOrigin ?? null,
    tries: triesIn(queries),
    cookie: sessionCookie(settings.isFramedAcrossSites),
    mailer: mailerOf(settings),
    personalData: given.personalData ?? PERSONAL_DATA,
    bounds: given.bounds,
    originKey: given.originKey ?? newSecret(),
  };
  const app = new Hono();
  for (const [name, type] of PAGE_FILES) {
    const content = new Uint8Array(readFileSync(projectFile(`src/server/account/${name}`)));
    const file = new Bytes(content, { type, cacheControl: "no-cache" });
    app.get(`/${name}`, (c) => file.send(c));
  }
  app.use(neverKept, letOrigins(settings.appOrigins, true), refuseStrangers(settings.appOrigins));
  app.route("/", feedbackPages(parts));
  const routes = accountRoutes(parts);
  app.route("/", mountRoutes(routes, accountCall, given.checkAnswers ?? true));
  app.route("/", formPages(parts));
  return { app, routes };
}
