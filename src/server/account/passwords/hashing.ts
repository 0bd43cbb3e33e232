import { Refusal } from "../../http/route.ts";

/** The cost measured in STACK-2: some 20 ms of one core and 19 MB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MB and a thread; more at once would starve everything else. */
const AT_ONCE = 2;
let atOnce = AT_ONCE;
/** For a process that shares its machine's cores with others of its kind. */
export const limitHashes = (most: number): void => void (atOnce = most);

/** With more requests waiting than this, a new one would wait longer than a browser does. */
const MOST_WAITING = 200;

/**
 * The hash of 32 random bytes that were discarded. Passwords are compared with it if the account does not
 * exist.
 */
export const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$8JFwMJ6RCz3EGJy9bHD3Vg$AJICpLH9A8XXNDWQp7L3jUavWkTP3as2W+Ocn90jpDg";

/** The form that is hashed: the same password from any keyboard gives the same text. */
const canonical = (password: string) => password.normalize("NFKC");

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a few tasks at a time, in order of arrival.
 * @throws Refusal `too.many.requests` when too many wait
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (waiting.length >= MOST_WAITING) throw new Refusal("too.many.requests", "Too many are signing in");
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/** Loaded when first needed, to keep it out of the start. */
const argon2 = () => import("@node-rs/argon2");

/** The password as PHC text: argon2id with its parameters and salt. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon2()).hash(canonical(password), COST));

export const isPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(async () => (await argon2()).verify(hash, canonical(password)));
