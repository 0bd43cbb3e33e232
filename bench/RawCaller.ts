import { connect, type Socket } from "node:net";

const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** The bytes of a request, made once, because callers share the cores with what they measure. */
export function requestBytes(
  host: string,
  {
    method,
    path,
    body = "",
    bearer,
  }: Readonly<Record<"method" | "path", string>> & {
    readonly body?: string;
    readonly bearer?: string;
  },
): Buffer {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(bearer === undefined ? [] : [`Authorization: Bearer ${bearer}`]),
    ...(body === "" ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(`${head.join("\r\n")}${END_OF_HEAD}${body}`);
}

interface Waiting {
  readonly resolve: (status: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A connection that sends one request after another and reads of an answer only as much as is needed to find its
 * end.
 */
export class RawCaller {
  readonly #socket: Socket;
  #waiting: Waiting | null = null;
  #read: Buffer[] = [];
  /** Remaining bytes of the body; null before the head has been read. */
  #left: number | null = null;
  #isChunked = false;
  #status = 0;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on("data", (bytes) => this.#take(bytes));
    this.#socket.on("error", (error) => this.#fail(error));
    this.#socket.on("close", () => this.#fail(new Error("the connection was closed")));
  }

  /** @returns the status of the answer */
  ask(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #take(bytes: Buffer): void {
    if (this.#left === null) this.#takeHead(bytes);
    else this.#takeBody(bytes);
  }

  #takeHead(bytes: Buffer): void {
    this.#read.push(bytes);
    const all = this.#read.length === 1 ? bytes : Buffer.concat(this.#read);
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = all.toString("latin1", 0, end).toLowerCase();
    this.#status = Number(head.slice("http/1.1 ".length, "http/1.1 200".length));
    this.#isChunked = head.includes("transfer-encoding: chunked");
    const [, length = "0"] = /content-length: (\d+)/u.exec(head) ?? [];
    this.#left = this.#isChunked ? Infinity : Number(length);
    this.#read = [];
    this.#takeBody(all.subarray(end + END_OF_HEAD.length));
  }

  #takeBody(bytes: Buffer): void {
    // A caller sends nothing before the answer has ended, so the last chunk ends the received bytes.
    const isOver = this.#isChunked
      ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
      : (this.#left! -= bytes.length) <= 0;
    if (!isOver) return;
    this.#left = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(this.#status);
  }
}
