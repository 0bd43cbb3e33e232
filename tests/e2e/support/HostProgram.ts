import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { HOST_CALLS, type HostCall } from "#api/contract/hostCallTable.ts";
import { HOST_PATHS, type HostCallName } from "#domain/desk/host/hostPaths.ts";
import { PYTHON } from "../../../scripts/gate/findQtWebEngine.ts";
import { CdpConnection } from "./CdpConnection.ts";
import { CdpPage } from "./CdpPage.ts";
import { debuggingUrl } from "./debuggingUrl.ts";

const PROGRAM = fileURLToPath(new URL("hostProgram.py", import.meta.url));

/** What the program binds, as `hostProgram.py --help` lists it. */
export type BridgeShape =
  | "cef"
  | "cef-sync"
  | "cef-late"
  | "interop"
  | "interop-sync"
  | "message"
  | "qcef"
  | "qcef-return"
  | "qcef-query"
  | "none";

/** A call as it reached the program. */
export interface HostCallMade {
  /** As the page knows it, whatever this family of hosts calls it. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The origin of the frame, where the bridge is in every frame. */
  readonly frame: string | null;
  /** Answers with this text, as often as it is called. */
  readonly reply: (body: string) => void;
  /** Lets the page's call throw. */
  readonly throwIt: (reason: string) => void;
}

interface HostOptions {
  readonly shape: BridgeShape;
  /** The object is in every frame of every origin. */
  readonly isLeaky?: boolean;
  /** Device pixels per pixel, as Windows scales its desktop. */
  readonly scale?: number;
  readonly size?: readonly [width: number, height: number];
}

type Line =
  | { readonly event: "call"; readonly id: number; readonly text: string; readonly frame: string | null }
  | { readonly event: "popup" }
  | { readonly event: "download"; readonly name: string };

/** The path of a call by whatever name a family of hosts knows it. */
function pathOf(name: string): string {
  const calls: readonly (readonly [string, HostCall])[] = Object.entries(HOST_CALLS);
  const known = calls.find(([, { plugin, method }]) => plugin === name || method === name);
  return known === undefined ? name : HOST_PATHS[known[0] as HostCallName];
}

/** A design program in the flesh with one page open: Qt WebEngine, driven through its developer tools. */
export class HostProgram extends CdpPage {
  readonly #process: ChildProcess;
  readonly #connection: CdpConnection;
  /** Everything that it was asked, in order. */
  readonly calls: HostCallMade[] = [];
  /** Windows and downloads that the page wanted and that this embedder, like others, drops. */
  readonly dropped: string[] = [];
  /** Who answers the calls; nobody at first. */
  answer: (call: HostCallMade) => void = () => {};

  private constructor(process: ChildProcess, connection: CdpConnection) {
    super(connection);
    this.#process = process;
    this.#connection = connection;
  }

  static async launch({ shape, isLeaky = false, scale = 1, size = [1280, 800] }: HostOptions) {
    const process = spawn(
      PYTHON,
      [PROGRAM, "--shape", shape, "--size", size.join("x"), ...(isLeaky ? ["--leaky"] : [])],
      {
        env: { ...globalThis.process.env, QT_SCALE_FACTOR: String(scale) },
        stdio: ["pipe", "pipe", "pipe"],
      },
    );
    const { host } = new URL(await debuggingUrl(process));
    const program = new HostProgram(process, await CdpConnection.open(await pageUrl(host)));
    createInterface({ input: process.stdout }).on("line", (line) => program.#take(JSON.parse(line) as Line));
    await program.listen();
    return program;
  }

  callsOf(path: string): readonly HostCallMade[] {
    return this.calls.filter((call) => call.path === path);
  }

  /** Runs in every document to come, before its own scripts. */
  async beforeScripts(source: string): Promise<void> {
    await this.send("Page.addScriptToEvaluateOnNewDocument", { source });
  }

  /** Presses the middle of the element that an expression names. */
  async press(element: string): Promise<void> {
    const point = await this.evaluate(`(() => {
      const element = ${element};
      element.scrollIntoView({ block: "center" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    for (const type of ["mouseMoved", "mousePressed", "mouseReleased"])
      await this.send("Input.dispatchMouseEvent", {
        type,
        ...(point as object),
        ...(type === "mouseMoved" ? {} : { button: "left", clickCount: 1 }),
      });
  }

  async close(): Promise<void> {
    this.#connection.close();
    const closed = once(this.#process, "close");
    this.#process.kill("SIGKILL");
    await closed;
  }

  #take(line: Line): void {
    if (line.event !== "call") return void this.dropped.push(line.event);
    const { id, text, frame } = line;
    const { path, params } = JSON.parse(text) as Pick<HostCallMade, "path" | "params">;
    const write = (answer: object) =>
      void this.#process.stdin?.write(`${JSON.stringify({ id, ...answer })}\n`);
    const call: HostCallMade = {
      path: pathOf(path),
      params,
      frame,
      reply: (body) => write({ body }),
      throwIt: (error) => write({ error }),
    };
    this.calls.push(call);
    this.answer(call);
  }
}

/** The page of a browser that has one; it may take a moment to list it. */
async function pageUrl(host: string): Promise<string> {
  for (;;) {
    const listed = await fetch(`http://${host}/json/list`);
    const targets = (await listed.json()) as {
      readonly type: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const page = targets.find(({ type }) => type === "page");
    if (page !== undefined) return page.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
