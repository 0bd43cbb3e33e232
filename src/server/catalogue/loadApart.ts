import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { entry } from "../process/entry.ts";
import type { Settings } from "../process/settings.ts";
import { StartFailure } from "../process/StartFailure.ts";
import type { DatabaseSettings } from "../database/connection/database.ts";
import type { LoadMessage } from "./LoadMessage.ts";

/**
 * Migrates the database and loads the catalogue in a child process, because the embedded database never gives
 * back the memory that this takes. The data folder must be free; the process locks it.
 *
 * @throws StartFailure when it cannot be done
 */
export async function loadApart(
  { databaseUrl, dataDir, samples }: DatabaseSettings & Pick<Settings, "samples">,
  codeVersion: string,
): Promise<void> {
  const { url, execArgv } = entry("catalogue/loadMain");
  const child = fork(fileURLToPath(url), [codeVersion], {
    execArgv: [...execArgv],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SAMPLES: samples,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = await new Promise<LoadMessage>((resolve, reject) => {
    let said: LoadMessage | undefined;
    child.once("error", reject);
    // Only loadMain sends this.
    child.once("message", (message) => (said = message as LoadMessage));
    child.once("exit", (code, signal) =>
      resolve(said ?? { ok: false, sentence: null, cause: signal ?? `exit code ${code}` }),
    );
  });
  if (!ended.ok) throw new StartFailure(ended.sentence ?? `The catalogue cannot be loaded (${ended.cause}).`);
}
