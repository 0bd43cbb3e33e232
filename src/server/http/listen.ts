import type { Server } from "node:http";
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import { causeOf, StartFailure } from "../process/StartFailure.ts";

/** `env` holds the socket of the request. */
export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface Listening {
  /** Address for a browser. */
  readonly address: string;
  /** Accepts no more calls and waits at most `deadlineMs` for those in flight. */
  close(deadlineMs: number): Promise<void>;
}

const SWEEP_MS = 50;
/**
 * Longer than the minute for which proxies keep a connection, so that they never use one that we are closing.
 */
const KEEP_ALIVE_MS = 65_000;
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

/**
 * Answer to anything that does not become a request: not HTTP, an endless address or header, a body that
 * never arrives.
 */
const NOT_A_REQUEST = JSON.stringify({
  code: "invalid.parameter",
  message: "The request is not HTTP, too slow, or its address or headers are too long",
  data: null,
});

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const head = ["HTTP/1.1 400 Bad Request", "Connection: close", "Content-Type: application/json"];
  head.push(`Content-Length: ${NOT_A_REQUEST.length}`);
  socket.end(`${head.join("\r\n")}\r\n\r\n${NOT_A_REQUEST}`);
}

function addressOf(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const name = ANY_ADDRESS.has(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}/`;
}

/** `onClosed` calls back when the last connection is closed. */
function closeAll(
  server: Server,
  deadlineMs: number,
  onClosed: (callback: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // A connection that was busy at the close stays open after its answer, and nothing else closes it.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    onClosed(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}

// It is an http.Server unless another `createServer` is passed.
const serverOf = (fetch: Fetch, hostname?: string) =>
  createAdaptorServer({
    fetch,
    ...(hostname === undefined ? {} : { hostname }),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  }).on("clientError", refuseConnection) as Server;

/**
 * Opens the port.
 * @throws StartFailure when the port is taken, forbidden or not ours
 */
export async function listen(host: string, port: number, fetch: Fetch): Promise<Listening> {
  const server = serverOf(fetch, host);
  await opened(server, host, port);
  return {
    address: addressOf(server.address(), host),
    close: (deadlineMs) => closeAll(server, deadlineMs, (closed) => server.close(closed)),
  };
}

const opened = (server: NetServer, host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(failure(error, host, port)));
    server.listen(port, host, resolve);
  });

/** Answers connections that another process has accepted. */
export interface HandedDoor extends Pick<Listening, "close"> {
  take(socket: Socket): void;
}

export function serveSockets(fetch: Fetch): HandedDoor {
  const server = serverOf(fetch);
  // From this event on the server watches its connections and ends slow requests.
  server.emit("listening");
  const sockets = new Set<Socket>();
  let onLast = () => {};
  return {
    take(socket) {
      sockets.add(socket);
      socket.once("close", () => {
        sockets.delete(socket);
        if (sockets.size === 0) onLast();
      });
      // A documented way to pass a connection to a server.
      server.emit("connection", socket);
      socket.resume();
    },
    close: (deadlineMs) =>
      closeAll(server, deadlineMs, (closed) => {
        onLast = closed;
        if (sockets.size === 0) closed();
      }),
  };
}

/**
 * Opens the port and passes each connection on without reading from it.
 * @throws StartFailure as `listen`
 */
export async function accept(host: string, port: number, take: (socket: Socket) => void): Promise<Listening> {
  const server = createServer({ pauseOnConnect: true, noDelay: true }, take);
  await opened(server, host, port);
  return {
    address: addressOf(server.address(), host),
    close: () => {
      server.close();
      return Promise.resolve();
    },
  };
}
