import { createServer, type AddressInfo, type Socket } from "node:net";

/** A received letter. */
export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body, undecoded. */
  readonly raw: string;
  /** The body as text. */
  readonly text: string;
}

const ANSWERS: ReadonlyMap<string, string> = new Map([
  ["EHLO", "250 loopback"],
  ["HELO", "250 loopback"],
  ["MAIL", "250 ok"],
  ["RCPT", "250 ok"],
  ["RSET", "250 ok"],
  ["DATA", "354 go on"],
  ["QUIT", "221 bye"],
]);

function textOf(raw: string): string {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const encoded = body.join("\r\n\r\n");
  if (/^content-transfer-encoding: base64/imu.test(head))
    return Buffer.from(encoded, "base64").toString("utf8");
  const bytes = encoded
    .replaceAll(/=\r\n/gu, "")
    .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function converse(socket: Socket, take: (letter: TakenLetter) => void): void {
  let heard = "";
  let from = "";
  let to: string[] = [];
  let isInside = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 loopback");
  socket.setEncoding("latin1").on("data", (more: string) => {
    heard += more;
    for (;;) {
      const end = isInside ? "\r\n.\r\n" : "\r\n";
      const at = heard.indexOf(end);
      if (at < 0) return;
      const part = heard.slice(0, at);
      heard = heard.slice(at + end.length);
      if (isInside) {
        isInside = false;
        take({ from, to, raw: part, text: textOf(part) });
        to = [];
        say("250 taken");
        continue;
      }
      const verb = part.slice(0, 4).toUpperCase();
      const address = /<([^>]*)>/u.exec(part)?.[1] ?? "";
      if (verb === "MAIL") from = address;
      if (verb === "RCPT") to.push(address);
      isInside = verb === "DATA";
      say(ANSWERS.get(verb) ?? "502 unknown");
    }
  });
}

/** A real SMTP server on a free loopback port that accepts every letter and forwards none. */
export async function smtpServer() {
  const letters: TakenLetter[] = [];
  const server = createServer((socket) => converse(socket, (letter) => letters.push(letter)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
