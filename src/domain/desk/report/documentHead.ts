import { MISSING } from "../../base/formatNumber.ts";
import type { SheetPair } from "./DataSheet.ts";

/** By whom and for what a document is made: as its maker typed it. Any of it may be empty. */
export interface DocumentHead {
  readonly project: string;
  readonly author: string;
  /** The day, as a person reads it. */
  readonly madeOn: string;
}

/** What a browser keeps of a head: the day is each document's own. */
export type KeptHead = Pick<DocumentHead, "project" | "author">;

export const NO_HEAD: KeptHead = { project: "", author: "" };
/** Characters of each field: a line of a page. */
export const MOST_HEAD_TEXT = 100;

/** Line breaks and what no screen shows would break a line of a sheet. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line of a head, as it is filed. */
export const headLine = (text: string): string =>
  text.replaceAll(UNSEEN, " ").trim().slice(0, MOST_HEAD_TEXT);

/** Project, author and day; what was left empty has its place to be written by hand. */
export const headPairs = ({ project, author, madeOn }: DocumentHead): readonly SheetPair[] =>
  [
    { name: "项目", value: project },
    { name: "编制", value: author },
    { name: "日期", value: madeOn },
  ].map(({ name, value }) => ({ name, value: value === "" ? MISSING : value }));

/** What was kept as JSON; anything else is nothing. */
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
