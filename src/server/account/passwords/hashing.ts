/** The cost that STACK-2 measured: some 20 ms of one core and 19 MB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each holds 19 MB and a thread; more at once would starve everything else. */
const AT_ONCE = 2;

/** As it is hashed: one password whatever keyboard wrote it. */
const canonical = (password: string) => password.normalize("NFKC");

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most two at a time, in the order of their coming. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}

/** Loaded when first needed: the start has no use for it. */
const argon2 = () => import("@node-rs/argon2");

/** The password as PHC text: argon2id with its parameters and salt. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon2()).hash(canonical(password), COST));

export const isPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(async () => (await argon2()).verify(hash, canonical(password)));
