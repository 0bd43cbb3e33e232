import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Editors save several files at once. */
const SETTLE_MS = 100;

/** The server in its own process, which is stopped and started again when its sources have changed. */
export class ReloadedServer {
  readonly #root: string;
  #process: ChildProcess;
  #waiting: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(root: string) {
    this.#root = root;
    this.#process = this.#start();
  }

  reload(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#restart(), SETTLE_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#waiting);
    await this.#end();
  }

  #start(): ChildProcess {
    return spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
      cwd: this.#root,
      stdio: ["ignore", "inherit", "inherit"],
    });
  }

  /** Waits for the old process, because both would use the same data folder and port. */
  async #restart(): Promise<void> {
    const old = this.#process;
    await this.#end();
    if (!this.#isStopped && this.#process === old) this.#process = this.#start();
  }

  async #end(): Promise<void> {
    const ending = this.#process;
    if (ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill("SIGTERM");
    await ended;
  }
}
