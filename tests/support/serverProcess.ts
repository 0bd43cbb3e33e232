import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const READY = /^Volute is ready at (\S+)$/mu;

/** How a process ended: its exit code, or the signal that killed it. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/**
 * The built server with every answer checked against the contract; from sources, as `npm run dev` starts it, also
 * checked; or as `npm start` runs it.
 */
const COMMANDS = {
  checked: ["scripts/serveBuilt.mjs"],
  sources: ["--import", "tsx", "scripts/serve.ts"],
  started: ["scripts/start.mjs"],
} as const;

/** The real server as a separate process. */
export class ServerProcess {
  readonly #child;
  readonly ended: Promise<Ended>;
  /** The address in its last line; rejects with its output if the process ends before. */
  readonly ready: Promise<string>;
  stdout = "";
  stderr = "";

  /** @param folder where its sources are; a bench also starts an older state */
  constructor(
    environment: Readonly<Record<string, string>>,
    from: keyof typeof COMMANDS = "checked",
    folder = ROOT,
  ) {
    const child = spawn(process.execPath, COMMANDS[from], {
      cwd: folder,
      env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "warn", WORKERS: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    this.ended = once(child, "close").then(([code, signal]) => ({ code, signal }));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (this.stderr += text));
    child.stdout.setEncoding("utf8");
    this.ready = new Promise((resolve, reject) => {
      child.stdout.on("data", (text: string) => {
        this.stdout += text;
        const address = READY.exec(this.stdout)?.[1];
        if (address !== undefined) resolve(address);
      });
      child.once("close", () => reject(new Error(`The server ended: ${this.stdout}${this.stderr}`)));
    });
    this.ready.catch(() => {}); // A test that does not await it expects the process to end.
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  kill(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
