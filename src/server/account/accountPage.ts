import { html } from "hono/html";

/** What `html` makes: text in which everything from outside is escaped. */
type Html = ReturnType<typeof html>;

/**
 * The query under which the product was open, as it was given (`back`) and written anew: with it a host is found again
 * on the way back. Whatever it says, the way leads to our own page.
 */
export const backQuery = (given: string | undefined): string => new URLSearchParams(given ?? "").toString();

/** A page of the account prefix. Its addresses are relative, so that it works behind any prefix. */
export const accountPage = (title: string, back: string, main: Html): Html =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Volute</title>
        <link rel="icon" type="image/svg+xml" href="../favicon.svg" />
        <link rel="stylesheet" href="account.css" />
      </head>
      <body>
        <header>
          <b>Volute</b><small>暖通产品选型</small>
          <a href="../${back === "" ? "" : `?${back}`}">返回产品库</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html> `;
