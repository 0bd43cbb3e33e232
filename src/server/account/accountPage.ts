import { html } from "hono/html";

/** What `html` makes: text in which everything from outside is escaped. */
type Html = ReturnType<typeof html>;

/** A page of the account prefix. Its addresses are relative, so that it works behind any prefix. */
export const accountPage = (title: string, main: Html): Html =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Volute</title>
        <link rel="stylesheet" href="account.css" />
      </head>
      <body>
        <header><b>Volute</b><small>暖通产品选型</small></header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html> `;
