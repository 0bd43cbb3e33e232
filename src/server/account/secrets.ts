import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 bits that nobody guesses, in characters that cookies, headers and forms carry as they are. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** All that is kept of a secret. It is long and random, so one plain hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
