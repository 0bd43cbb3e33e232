import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface EndedCommand {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command of `npm run` as a separate process. */
export class CommandProcess {
  readonly #child;
  readonly ended: Promise<EndedCommand>;

  constructor(
    // Whole paths, so that npm run quick sees who runs them.
    script:
      | "scripts/account.ts"
      | "scripts/backup.ts"
      | "scripts/import.ts"
      | "scripts/library.ts"
      | "scripts/restore.ts",
    words: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) {
    const child = spawn(process.execPath, ["--import", "tsx", script, ...words], {
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

  /** Resolves once its report contains the text. */
  says(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let heard = "";
      this.#child.stdout.on("data", (more: string) => {
        heard += more;
        if (heard.includes(text)) resolve();
      });
      void this.ended.then(({ stderr }) => reject(new Error(`It ended without saying "${text}": ${stderr}`)));
    });
  }

  kill(): Promise<EndedCommand> {
    this.#child.kill("SIGKILL");
    return this.ended;
  }
}
