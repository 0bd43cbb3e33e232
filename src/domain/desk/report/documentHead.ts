import { MISSING } from "../../base/formatNumber.ts";
import type { SheetPair } from "./DataSheet.ts";

/** Project, author and date of a document, as its author typed them. Each may be empty. */
export interface DocumentHead {
  readonly project: string;
  readonly author: string;
  /** The date for people. */
  readonly madeOn: string;
}

/** The part of a head that the browser keeps; each document has its own date. */
export type KeptHead = Pick<DocumentHead, "project" | "author">;

export const NO_HEAD: KeptHead = { project: "", author: "" };
/** Most characters of each field: a line of a page. */
export const MOST_HEAD_TEXT = 100;

/** Line breaks and invisible characters, which would break a line of a sheet. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A line of a head, cleaned for the document. */
export const headLine = (text: string): string =>
  text.replaceAll(UNSEEN, " ").trim().slice(0, MOST_HEAD_TEXT);

/** Project, author and date; an empty one leaves room to be filled in by hand. */
export const headPairs = ({ project, author, madeOn }: DocumentHead): readonly SheetPair[] =>
  [
    { name: "项目", value: project },
    { name: "编制", value: author },
    { name: "日期", value: madeOn },
  ].map(({ name, value }) => ({ name, value: value === "" ? MISSING : value }));

/** Reads stored JSON; anything else counts as empty. */
export function keptHead(text: string | null): KeptHead {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return NO_HEAD;
  const texts = new Map<string, unknown>(Object.entries(kept));
  const read = (name: keyof KeptHead) => {
    const typed = texts.get(name);
    return typeof typed === "string" ? typed.slice(0, MOST_HEAD_TEXT) : "";
  };
  return { project: read("project"), author: read("author") };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
