import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 bits that nobody guesses, in characters that cookies, headers and forms carry as they are. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** All that is kept of a secret. It is long and random, so one plain hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** Crockford's alphabet: nothing in it is mistaken for another. */
const TYPED = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TYPED_LENGTH = 20;
const TYPED_GROUP = 5;

/** 100 bits that a person can read from a mail or a terminal and type. */
export const newTypedSecret = (): string =>
  Array.from(randomBytes(TYPED_LENGTH), (byte) => TYPED[byte % TYPED.length]).join("");

/** As it is written down: 7KQ2M-… */
export const spelled = (secret: string): string =>
  secret.replaceAll(new RegExp(`.{${TYPED_GROUP}}(?=.)`, "gu"), "$&-");

/** What somebody typed, as it was made: whatever case, with or without hyphens, O for 0 and I or L for 1. */
export const typedSecret = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");
