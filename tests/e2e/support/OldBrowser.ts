import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CdpConnection } from "./CdpConnection.ts";
import { CdpPage } from "./CdpPage.ts";
import { debuggingUrl } from "./debuggingUrl.ts";

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

/** A browser of a folder with one page open. For our own pages only: a browser of that age has known holes. */
export class OldBrowser extends CdpPage {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #connection: CdpConnection;
  /** As it calls itself: HeadlessChrome/92.0.4512.0. */
  readonly version: string;

  private constructor(
    [process, profile]: readonly [ChildProcess, string],
    connection: CdpConnection,
    page: string,
    version: string,
  ) {
    super(connection, page);
    this.#process = process;
    this.#profile = profile;
    this.#connection = connection;
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
    await browser.listen();
    return browser;
  }

  async close(): Promise<void> {
    this.#connection.close();
    const closed = once(this.#process, "close");
    this.#process.kill("SIGKILL");
    await closed;
    await rm(this.#profile, { recursive: true, force: true });
  }
}
