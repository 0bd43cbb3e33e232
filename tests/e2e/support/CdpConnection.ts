import { once } from "node:events";
import { WebSocket } from "ws";

type Listener = (parameters: Readonly<Record<string, unknown>>, session: string | undefined) => void;

interface Incoming {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** The Chrome DevTools Protocol by hand, for browsers too old for Playwright. */
export class CdpConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Incoming) => void>();
  readonly #listeners: [method: string, listener: Listener][] = [];
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Incoming));
  }

  static async open(url: string): Promise<CdpConnection> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, "open");
    return new CdpConnection(socket);
  }

  on(method: string, listener: Listener): void {
    this.#listeners.push([method, listener]);
  }

  send(
    method: string,
    parameters: object = {},
    sessionId?: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ error, result = {} }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params: parameters, sessionId }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: Incoming): void {
    if (message.id !== undefined) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    for (const [method, listener] of this.#listeners)
      if (method === message.method) listener(message.params ?? {}, message.sessionId);
  }
}
