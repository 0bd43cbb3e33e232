import { reachData } from "../process/reachData.ts";
import type { Settings } from "../process/settings.ts";
import { channelTarget } from "./channelTarget.ts";
import { databaseTarget } from "./databaseTarget.ts";
import type { ImportTarget } from "./ImportTarget.ts";

/**
 * The running server's catalogue if a server runs on the data folder, otherwise the database itself, with the
 * folder locked.
 * @throws StartFailure when neither is available
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
