import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A command of `npm run` as a separate process. */
export class CommandProcess {
  readonly #child;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }>;

  constructor(
    command: "backup" | "restore",
    words: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    const child = spawn(process.execPath, ["--import", "tsx", `scripts/${command}.ts`, ...words], {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    this.ended = once(child, "close").then(([code]) => ({ code, stdout, stderr }));
  }

  kill() {
    this.#child.kill("SIGKILL");
    return this.ended;
  }
}
