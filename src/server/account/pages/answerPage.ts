import type { Context } from "hono";
import { html } from "hono/html";
import { STATUS_OF, type FailureCode } from "#api/contract/envelope.ts";
import type { AccountMessage } from "#api/contract/account.ts";
import type { AccountParts } from "../AccountParts.ts";
import { sessionOf, type Held } from "../sessions/sessions.ts";
import { lockedOut } from "../signIn.ts";
import { pageOn, readNavigation, type Navigation } from "../Navigation.ts";
import { accountPage, type Html, type Shape } from "./accountPage.ts";
import type { Filled } from "./forms.ts";

/** The origins that may frame the page: the app at our own origin and the origins in the settings. */
const appOriginsOf = (c: Context, { settings }: Pick<AccountParts, "settings">) => [
  ...new Set([c.get("arrival").origin, ...settings.appOrigins]),
];

interface Answered {
  readonly title: string;
  readonly main: Html;
  readonly navigation: Navigation;
  readonly message?: AccountMessage;
  readonly shape?: Shape;
}

/** Answers with a page that may be framed by the app's dialog. */
export const answerPage = (
  c: Context,
  parts: AccountParts,
  { title, main, navigation, message, shape = "slim" }: Answered,
) =>
  c.html(
    accountPage({
      title,
      main,
      shape,
      isFramed: navigation.isFramed,
      isTeam: navigation.isTeam,
      isScripted: true,
      ...(navigation.isFramed
        ? { appMessage: { message: message ?? null, origins: appOriginsOf(c, parts) } }
        : {}),
    }),
  );

export const navigationOf = (c: Context, { settings }: AccountParts): Navigation =>
  readNavigation(c, settings.appOrigins);

/** Refuses a form; the page is shown again with what was entered. */
export function refusedWith(c: Context, code: FailureCode, refusal: string): Filled {
  c.status(STATUS_OF[code]);
  return { refusal };
}

/** Refuses for a while, and states how long in `Retry-After`. */
export function lockedFor(c: Context, waitS: number): Filled {
  c.header("Retry-After", String(waitS));
  return refusedWith(c, "too.many.requests", lockedOut(waitS));
}

export function faultsIn(c: Context, faults: Iterable<readonly [string, string | null]>): Filled {
  c.status(STATUS_OF["invalid.parameter"]);
  return { faults: new Map([...faults].filter((entry): entry is [string, string] => entry[1] !== null)) };
}

/** A page for signed-in users; without a session it redirects to the sign-in page, which leads back. */
export const ofUser =
  (
    parts: AccountParts,
    page: string,
    answer: (c: Context, held: Held) => Response | Promise<Response>,
  ): ((c: Context) => Promise<Response>) =>
  async (c) => {
    const held = await sessionOf(parts, c);
    if (held !== null) return answer(c, held);
    const dest = new URL(c.req.url).pathname.replace(/[^/]*$/u, page);
    return c.redirect(pageOn("sign-in", { ...navigationOf(c, parts), dest }), 303);
  };

/** Reports that something is done, and what comes next. */
export const doneText = (text: string, next: Html | "" = "") =>
  html`<p role="status">${text}</p>
    ${next}`;
