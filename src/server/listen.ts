import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { causeOf, StartFailure } from "./StartFailure.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

export interface Listening {
  /** Where a browser finds us. */
  readonly address: string;
  /** Takes no more calls and waits for those in flight, at most `deadlineMs`. */
  close(deadlineMs: number): Promise<void>;
}

const SWEEP_MS = 50;
const ANY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

function failure(error: unknown, host: string, port: number): StartFailure {
  const cause = causeOf(error);
  if (cause === "EADDRINUSE") {
    return new StartFailure(
      `Port ${port} on ${host} is taken; stop the other program or choose another PORT.`,
    );
  }
  if (cause === "EACCES") {
    return new StartFailure(`Port ${port} may not be opened by this user; choose a PORT of 1024 or above.`);
  }
  return new StartFailure(
    `The address ${host}, port ${port}, cannot be opened (${cause}); see HOST and PORT.`,
  );
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const name = ANY_ADDRESS.has(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}/`;
}

function close(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // A connection that was busy at the close is kept alive after its answer; nobody else ends it.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Opens the port.
 * @throws StartFailure when the port is taken, forbidden or not ours
 */
export async function listen(host: string, port: number, fetch: Fetch): Promise<Listening> {
  // It is an http.Server unless another `createServer` is given.
  const server = createAdaptorServer({ fetch, hostname: host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(failure(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(server, host),
    close: (deadlineMs) => close(server, deadlineMs),
  };
}
