import { reachData } from "../process/reachData.ts";
import type { Settings } from "../process/settings.ts";
import { channelTarget } from "./channelTarget.ts";
import { databaseTarget } from "./databaseTarget.ts";
import type { ImportTarget } from "./ImportTarget.ts";

/**
 * The running server's catalogue where one runs on the data folder, else the database itself, held alone.
 * @throws StartFailure when neither can be had
 */
export const openTarget = (
  settings: Settings,
  say: (line: string) => void,
  patienceMs?: number,
): Promise<ImportTarget> =>
  reachData(
    settings,
    say,
    { direct: () => databaseTarget(settings, say), channel: channelTarget },
    patienceMs,
  );
