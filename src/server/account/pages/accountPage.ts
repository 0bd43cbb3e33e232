import { html } from "hono/html";
import type { AccountMessage } from "#api/contract/account.ts";

/** The result of `html`: text in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>;

export type Shape = "slim" | "broad" | "own";

interface PageProps {
  readonly title: string;
  readonly main: Html;
  /** Query that leads back to the product library. */
  readonly back?: string;
  /** Shown in a dialog, which has its own header. */
  readonly isFramed?: boolean;
  readonly isTeam?: boolean;
  /** slim: two or three fields. broad: two columns of fields. own: facts and tables. */
  readonly shape?: Shape;
  /** Includes the script even if the page sends no message. */
  readonly isScripted?: boolean;
  /** The message for the app around the frame, and the origins at which the app may be. */
  readonly appMessage?: { readonly message: AccountMessage | null; readonly origins: readonly string[] };
}

const SCRIPT = html`<script src="account.js" defer></script>`;

const appMessageData = (sent: PageProps["appMessage"]) =>
  sent === undefined
    ? ""
    : html` data-origins="${JSON.stringify(sent.origins)}"${
        sent.message === null ? "" : html` data-message="${JSON.stringify(sent.message)}"`
      }`;

/** An account page. Its addresses are relative, so that it works behind any path prefix. */
export const accountPage = ({
  title,
  main,
  back = "",
  isFramed = false,
  isTeam = false,
  shape,
  isScripted = false,
  appMessage,
}: PageProps): Html =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Volute</title>
        <link rel="icon" type="image/svg+xml" href="../favicon.svg" />
        <link rel="stylesheet" href="account.css" />
        ${isScripted || appMessage !== undefined ? SCRIPT : ""}
      </head>
      <body class="${isFramed ? "framed" : "page"}${isTeam ? " team" : ""}" ${appMessageData(appMessage)}>
        ${
          isFramed
            ? ""
            : html`<header>
                <b>Volute</b><small>暖通产品选型</small>
                <a href="../${back === "" ? "" : `?${back}`}">返回产品库</a>
              </header>`
        }
        <main${shape === undefined ? "" : html` class="${shape}"`}>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html> `;
