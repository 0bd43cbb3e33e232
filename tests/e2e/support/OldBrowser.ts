import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { CdpConnection } from "./CdpConnection.ts";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--remote-debugging-port=0",
  "--hide-scrollbars",
  "--window-size=1280,800",
  "--lang=zh-CN",
  "--use-gl=swiftshader",
  "--ignore-gpu-blocklist",
];

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

/** A browser of a folder with one page open. For our own pages only: a browser of that age has known holes. */
export class OldBrowser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #connection: CdpConnection;
  readonly #page: string;
  #lastTraffic = 0;
  /** What went wrong in the page and its workers, in the order it did. */
  readonly errors: string[] = [];
  /** As it calls itself: HeadlessChrome/92.0.4512.0. */
  readonly version: string;

  private constructor(
    [process, profile]: readonly [ChildProcess, string],
    connection: CdpConnection,
    page: string,
    version: string,
  ) {
    this.#process = process;
    this.#profile = profile;
    this.#connection = connection;
    this.#page = page;
    this.version = version;
  }

  static async launch(folder: string): Promise<OldBrowser> {
    const profile = await mkdtemp(join(tmpdir(), "volute-old-browser-"));
    const process = spawn(join(folder, "chromium"), [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
      env: { ...globalThis.process.env, LD_LIBRARY_PATH: folder },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const connection = await CdpConnection.open(await debuggingUrl(process));
    const { product } = (await connection.send("Browser.getVersion")) as { readonly product: string };
    const { targetId } = await connection.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = (await connection.send("Target.attachToTarget", { targetId, flatten: true })) as {
      readonly sessionId: string;
    };
    const browser = new OldBrowser([process, profile], connection, sessionId, product);
    await browser.#listen();
    return browser;
  }

  async goto(url: string): Promise<void> {
    // A new document even where only the part behind the # differs.
    await this.#send("Page.navigate", { url: "about:blank" });
    this.#lastTraffic = performance.now();
    await this.#send("Page.navigate", { url });
  }

  /** Whether the page has asked for nothing and received nothing for a while. */
  get isQuiet(): boolean {
    return performance.now() - this.#lastTraffic > QUIET_MS;
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = answer as {
      readonly result: { readonly value?: unknown };
      readonly exceptionDetails?: Exception;
    };
    if (exceptionDetails !== undefined) throw new Error(described(exceptionDetails));
    return result.value;
  }

  async takePicture(path: string): Promise<void> {
    const { data } = (await this.#send("Page.captureScreenshot", { format: "png" })) as {
      readonly data: string;
    };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(data, "base64"));
  }

  async close(): Promise<void> {
    this.#connection.close();
    const closed = once(this.#process, "close");
    this.#process.kill("SIGKILL");
    await closed;
    await rm(this.#profile, { recursive: true, force: true });
  }

  #send(method: string, parameters: object = {}) {
    return this.#connection.send(method, parameters, this.#page);
  }

  async #listen(): Promise<void> {
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
    await this.#send("Page.enable");
    await this.#send("Runtime.enable");
    await this.#send("Log.enable");
    await this.#send("Network.enable");
    await this.#send("Target.setAutoAttach", {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
  }
}

/** The address that the browser prints once it listens. */
async function debuggingUrl(process: ChildProcess): Promise<string> {
  const said: string[] = [];
  if (process.stderr !== null)
    for await (const line of createInterface({ input: process.stderr })) {
      const url = /^DevTools listening on (ws:.*)$/u.exec(line)?.[1];
      if (url !== undefined) {
        process.stderr.resume();
        return url;
      }
      said.push(line);
    }
  throw new Error(`the browser ended at once: ${said.join("\n")}`);
}
