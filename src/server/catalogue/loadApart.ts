import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { entry } from "../process/entry.ts";
import type { Settings } from "../process/settings.ts";
import { StartFailure } from "../process/StartFailure.ts";
import type { DatabaseSettings } from "../database/connection/database.ts";
import type { LoadMessage } from "./LoadMessage.ts";

/**
 * Migrates the database and loads the catalogue in a process that ends with it: what the embedded database takes for
 * that it never gives back. The data folder must be free; the process holds it.
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
    // Written by loadMain alone.
    child.once("message", (message) => (said = message as LoadMessage));
    child.once("exit", (code, signal) =>
      resolve(said ?? { ok: false, sentence: null, cause: signal ?? `exit code ${code}` }),
    );
  });
  if (!ended.ok) throw new StartFailure(ended.sentence ?? `The catalogue cannot be loaded (${ended.cause}).`);
}
