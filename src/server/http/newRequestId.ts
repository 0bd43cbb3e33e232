import { randomInt } from "node:crypto";

/** Without letters and digits that are mistaken for each other, since people read it aloud. */
const CHARACTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 10;

/** Identifies a request in the log and in the error message that a person sees. */
export const newRequestId = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
