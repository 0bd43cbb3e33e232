import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { CdpConnection } from "./CdpConnection.ts";
import { ARE_PICTURES_TAKEN } from "./takePicture.ts";

/** What starts within it belongs to the same step of the page. */
const QUIET_MS = 500;

interface Exception {
  readonly text: string;
  readonly exception?: { readonly description?: string };
}
interface ConsoleCall {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

const described = ({ text, exception }: Exception) => `uncaught ${exception?.description ?? text}`;

/** A page of a browser that Playwright cannot drive: one too old for it, or embedded in another program. */
export class CdpPage {
  readonly #connection: CdpConnection;
  readonly #session: string | undefined;
  #lastTraffic = 0;
  /** What went wrong in the page and its workers, in the order it did. */
  readonly errors: string[] = [];

  /** Without a `session` the connection is the page's own. */
  protected constructor(connection: CdpConnection, session?: string) {
    this.#connection = connection;
    this.#session = session;
  }

  async goto(url: string): Promise<void> {
    // A new document even where only the part behind the # differs.
    await this.send("Page.navigate", { url: "about:blank" });
    this.#lastTraffic = performance.now();
    await this.send("Page.navigate", { url });
  }

  /** Whether the page has asked for nothing and received nothing for a while. */
  get isQuiet(): boolean {
    return performance.now() - this.#lastTraffic > QUIET_MS;
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    const { result, exceptionDetails } = answer as {
      readonly result: { readonly value?: unknown };
      readonly exceptionDetails?: Exception;
    };
    if (exceptionDetails !== undefined) throw new Error(described(exceptionDetails));
    return result.value;
  }

  async takePicture(path: string): Promise<void> {
    if (!ARE_PICTURES_TAKEN) return;
    const { data } = (await this.send("Page.captureScreenshot", { format: "png" })) as {
      readonly data: string;
    };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(data, "base64"));
  }

  protected send(method: string, parameters: object = {}) {
    return this.#connection.send(method, parameters, this.#session);
  }

  protected async listen(): Promise<void> {
    this.#connection.on("Runtime.exceptionThrown", ({ exceptionDetails }) =>
      this.errors.push(described(exceptionDetails as Exception)),
    );
    this.#connection.on("Runtime.consoleAPICalled", (call) => {
      const { type, args } = call as unknown as ConsoleCall;
      if (type === "error")
        this.errors.push(
          `console ${args.map((part) => part.description ?? JSON.stringify(part.value)).join(" ")}`,
        );
    });
    this.#connection.on("Log.entryAdded", ({ entry }) => {
      const { level, text, url = "" } = entry as { level: string; text: string; url?: string };
      if (level === "error") this.errors.push(`log ${text} (${url})`);
    });
    for (const traffic of ["requestWillBeSent", "dataReceived", "loadingFinished", "loadingFailed"])
      this.#connection.on(`Network.${traffic}`, () => (this.#lastTraffic = performance.now()));
    // Workers are sessions of their own, held until their errors are listened to.
    this.#connection.on("Target.attachedToTarget", ({ sessionId }) => {
      const worker = sessionId as string;
      void this.#connection.send("Runtime.enable", {}, worker);
      void this.#connection.send("Runtime.runIfWaitingForDebugger", {}, worker);
    });
    await this.send("Page.enable");
    await this.send("Runtime.enable");
    await this.send("Log.enable");
    await this.send("Network.enable");
    await this.send("Target.setAutoAttach", {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
  }
}
