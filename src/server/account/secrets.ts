import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 random bits, in characters that cookies, headers and forms carry unchanged. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** Only this hash of a secret is stored. The secret is long and random, so one plain hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** Crockford's alphabet: none of its characters is mistaken for another. */
const TYPED = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TYPED_LENGTH = 20;
const TYPED_GROUP = 5;

/** 100 random bits that a person can read from a mail or a terminal and type. */
export const newTypedSecret = (): string =>
  Array.from(randomBytes(TYPED_LENGTH), (byte) => TYPED[byte % TYPED.length]).join("");

/** The secret in groups, as a person reads it: 7KQ2M-… */
export const spelled = (secret: string): string =>
  secret.replaceAll(new RegExp(`.{${TYPED_GROUP}}(?=.)`, "gu"), "$&-");

/** Restores a typed secret: any case, with or without hyphens, O for 0 and I or L for 1. */
export const typedSecret = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/gu, "1");
