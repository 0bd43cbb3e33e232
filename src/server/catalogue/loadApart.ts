import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { entry } from "../process/entry.ts";
import type { Settings } from "../process/settings.ts";
import { StartFailure } from "../process/StartFailure.ts";
import type { DatabaseSettings } from "../database/connection/database.ts";
import type { LoadMessage } from "./LoadMessage.ts";

type ApartSettings = DatabaseSettings & Pick<Settings, "samples">;

/**
 * Migrates the database and loads the catalogue in a child process, because the embedded database never gives
 * back the memory that this takes. The data folder must be free; the process locks it.
 *
 * @throws StartFailure when it cannot be done
 */
export const loadApart = (settings: ApartSettings, codeVersion: string): Promise<void> =>
  runApart(settings, [codeVersion]);

/**
 * Stores the snapshot with which a category is searched. The child process frees all memory of the reading when it
 * ends.
 *
 * @throws StartFailure when it cannot be done
 */
export const keepCategoryApart = (
  settings: ApartSettings,
  codeVersion: string,
  categoryCode: string,
): Promise<void> => runApart(settings, [codeVersion, categoryCode]);

async function runApart(
  { databaseUrl, dataDir, samples }: ApartSettings,
  asked: readonly string[],
): Promise<void> {
  const { url, execArgv } = entry("catalogue/loadMain");
  const child = fork(fileURLToPath(url), [...asked], {
    execArgv: [...execArgv],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      SAMPLES: samples,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // When the start is stopped, the child is stopped too. If this process is killed, the child ends because the
  // connection is lost.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const ended = await new Promise<LoadMessage>((resolve, reject) => {
    let said: LoadMessage | undefined;
    child.once("error", reject);
    // Only loadMain sends this.
    child.once("message", (message) => (said = message as LoadMessage));
    child.once("exit", (code, signal) =>
      resolve(said ?? { ok: false, sentence: null, cause: signal ?? `exit code ${code}` }),
    );
  });
  process.off("exit", end);
  if (!ended.ok) throw new StartFailure(ended.sentence ?? `The catalogue cannot be loaded (${ended.cause}).`);
}
