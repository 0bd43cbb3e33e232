import type { Socket } from "node:net";
import { newSecret } from "../../account/secrets.ts";
import { accept } from "../../http/listen.ts";
import { createLog } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import { forkWorkers } from "./forkWorkers.ts";
import { superviseWorkers } from "./superviseWorkers.ts";

interface Supervision {
  readonly settings: Settings;
  readonly say: (line: string) => void;
  readonly checkAnswers: boolean;
  readonly codeVersion: string;
}

/**
 * Opens the port and starts the processes that answer on it.
 * @throws StartFailure when the port is taken
 */
export async function supervise({ settings, say, ...shared }: Supervision) {
  const { host, port, workers: wanted, logLevel } = settings;
  let take: (socket: Socket) => void = (socket) => void socket.destroy();
  const door = await accept(host, port, (socket) => take(socket));
  const supervisor = superviseWorkers({
    wanted,
    say,
    log: createLog(logLevel),
    start: forkWorkers({ ...shared, originKey: newSecret() }),
  });
  take = (socket) => supervisor.take(socket);
  return {
    address: door.address,
    ready: supervisor.ready,
    async stop(): Promise<void> {
      await door.close(0);
      await supervisor.stop();
    },
  };
}
