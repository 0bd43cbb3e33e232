import { requestOf, type Made, type Operation } from "./walkDescription.ts";

/** A word that members alone know, and one of the same form that nobody has. */
export interface Planted {
  readonly secret: string;
  readonly decoy: string;
  /** Asked by everybody and with few fields too; of the others a stranger with all fields is enough. */
  readonly isMain?: boolean;
  /** Calls in which such a word means something; all of them if absent. */
  readonly isFor?: (operation: Operation) => boolean;
}

type Headers = Readonly<Record<string, string>>;

export interface Asker {
  readonly who: string;
  /** Headers of a new call; with `isNew` of somebody who has written nothing yet. */
  readonly headers: (isNew: boolean) => Promise<Headers>;
}

interface Walked {
  readonly app: { request(path: string, init?: RequestInit): Response | Promise<Response> };
  readonly operations: readonly Operation[];
  readonly plants: readonly Planted[];
  /** What no answer may hold, but for what its own question held. */
  readonly secrets: readonly string[];
  readonly askers: readonly Asker[];
  /** Lines that the server has logged, emptied after each call. */
  readonly log: string[];
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;
/** What differs between two answers whatever is asked: ids and secrets that were made, times, and numbers of rows. */
const blurred = (text: string) =>
  text
    .replaceAll(UUID, "U")
    .replaceAll(/[\w-]{43}/gu, "S")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, "T")
    .replaceAll(/\d{13}/gu, "T")
    .replaceAll(/"id":"\d+"/gu, '"id":"N"')
    // Manuals are read meanwhile.
    .replaceAll(/"(?:unread|wordless)":\d+/gu, "");

const PASSING: ReadonlySet<string> = new Set([
  "x-request-id",
  "date",
  "content-length",
  "etag",
  "set-cookie",
]);

let networks = 0;
/** Each call comes from a network of its own, so that no pace of one is met. */
const network = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`;

interface Answered {
  readonly text: string;
  readonly logged: string;
}

/** Who asks with calls that write; whoever was let write asks no more. */
const writers = new WeakMap<Asker, Headers>();

async function headersOf(asker: Asker, method: string): Promise<Headers> {
  if (method === "GET") return asker.headers(false);
  const headers = writers.get(asker) ?? (await asker.headers(true));
  writers.set(asker, headers);
  return headers;
}

async function ask({ app, log }: Walked, made: Made, planted: string, asker: Asker): Promise<Answered> {
  const { method, address, body } = made;
  // Whatever makes the asker logs as well.
  const ofAsker = await headersOf(asker, method);
  log.length = 0;
  const headers = {
    "X-Product-Id": encodeURIComponent(planted),
    "X-Forwarded-For": network(),
    ...ofAsker,
    ...(body === null ? {} : { "Content-Type": "application/json" }),
  };
  const response = await app.request(address, { method, headers, ...(body === null ? {} : { body }) });
  if (response.ok) writers.delete(asker);
  const told = [...response.headers].filter(([name]) => !PASSING.has(name)).map((pair) => pair.join(": "));
  const text = `${response.status}\n${told.join("\n")}\n${await response.text()}`;
  return { text, logged: log.join("\n") };
}

const plantsFor = ({ plants }: Walked, operation: Operation) =>
  plants
    .filter(({ isFor }) => isFor?.(operation) ?? true)
    .flatMap((planted) =>
      (planted.isMain ? [false, true] : [true]).map((isFull) => ({ ...planted, isFull })),
    );

const masked = ({ text }: Answered, word: string) =>
  blurred(text.replaceAll(word, "?").replaceAll(encodeURIComponent(word), "?"));

/**
 * Asks every operation as everybody who is no member, with each word in every parameter, and says which answers or
 * log lines hold what only members may read, or differ from those about the decoy.
 */
export async function leaksOf(walked: Walked): Promise<readonly string[]> {
  const found = new Set<string>();
  const [stranger] = walked.askers;
  for (const operation of walked.operations) {
    /** Answers about a decoy; several words share one. */
    const aboutDecoys = new Map<string, string>();
    for (const { secret, decoy, isMain, isFull } of plantsFor(walked, operation)) {
      const asked = `${decoy} ${isFull}`;
      const other = requestOf(operation, decoy, isFull);
      const expected = aboutDecoys.get(asked) ?? masked(await ask(walked, other, decoy, stranger!), decoy);
      aboutDecoys.set(asked, expected);
      for (const asker of isMain ? walked.askers : [stranger!]) {
        const key = `${asker.who}: ${operation.method} ${operation.path}`;
        const own = await ask(walked, requestOf(operation, secret, isFull), secret, asker);
        const held = walked.secrets.filter(
          (word) => !secret.includes(word) && (own.text.includes(word) || own.logged.includes(word)),
        );
        for (const word of held) found.add(`${key} tells ${word}`);
        // Who has to sign in first is told so, whatever is asked.
        const isSame = masked(own, secret) === expected || (operation.needsUser && asker.who === "nobody");
        if (!isSame) found.add(`${key} differs for ${secret}`);
      }
    }
  }
  return [...found];
}

/** Operations whose answer to a member holds one of the secrets that it was not asked with. */
export async function toldToMembers(walked: Walked, member: Asker): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const operation of walked.operations)
    for (const { secret, isFull } of plantsFor(walked, operation)) {
      const { text } = await ask(walked, requestOf(operation, secret, isFull), secret, member);
      if (walked.secrets.some((word) => !secret.includes(word) && text.includes(word)))
        found.add(`${operation.method} ${operation.path}`);
    }
  return [...found];
}
