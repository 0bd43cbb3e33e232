import { readFile } from "node:fs/promises";
import { projectFile } from "../../process/projectFile.ts";

const SHORTEST = 10;
const LONGEST = 128;

/** Names of ours, which guessers try first. */
const OUR_NAMES = ["volute"];
/** Fewer different characters than this are a pattern: 1212121212, aaaaaaaaab. */
const FEWEST_DIFFERENT = 4;
/** A name that is shorter stands in many a password by chance. */
const SHORTEST_NAME = 4;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** What is written for a letter to look cleverer: P@ssw0rd. */
const WRITTEN_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "@": "a",
    4: "a",
    3: "e",
    1: "i",
    l: "i",
    "!": "i",
    0: "o",
    $: "s",
    5: "s",
    7: "t",
    8: "b",
  }),
);
/** Shorter words stand before digits in many a password by chance. */
const SHORTEST_WORD = 5;

/** The word that a password is made of, digits and marks behind it and what is written for letters undone; else "". */
function wordOf(folded: string): string {
  const word = Array.from(folded.replace(/[^\p{L}]+$/u, ""), (each) => WRITTEN_FOR.get(each) ?? each).join(
    "",
  );
  return word.length < SHORTEST_WORD ? "" : word;
}

let common: Promise<{ readonly whole: ReadonlySet<string>; readonly words: ReadonlySet<string> }> | undefined;
/** Read when first needed, by few and never at start. */
const commonPasswords = () =>
  (common ??= readFile(projectFile("data/commonPasswords.txt"), "utf8").then((text) => {
    const lines = text.split("\n");
    return { whole: new Set(lines), words: new Set(lines.map(wordOf).filter((word) => word !== "")) };
  }));

async function isCommon(folded: string): Promise<boolean> {
  const { whole, words } = await commonPasswords();
  return whole.has(folded) || words.has(wordOf(folded));
}

/** Does each character follow the one before, as in 0123456789 and zyxwvutsrq? */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((character, index) => {
    const before = characters[index]?.codePointAt(0) ?? 0;
    return (character.codePointAt(0) ?? 0) - before;
  });
  return new Set(steps.map((step) => (step === -9 ? 1 : step === 9 ? -1 : step))).size === 1;
}

/** What remains of a password once the names in it are taken out. */
const withoutNames = (folded: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, ""), folded);

/** Why a password cannot be taken for an account, as a sentence; `null` where it can. */
export async function passwordFault(password: string, account: string): Promise<string | null> {
  const { length } = Array.from(password.normalize("NFKC"));
  if (length < SHORTEST) return `密码至少 ${SHORTEST} 个字符，现有 ${length} 个`;
  if (length > LONGEST) return `密码最长 ${LONGEST} 个字符，现有 ${length} 个`;
  const folded = fold(password);
  const characters = Array.from(folded);
  if (new Set(characters).size < FEWEST_DIFFERENT || isRun(characters))
    return "密码是重复或连续的字符，容易被猜到，换一个";
  if (await isCommon(folded)) return "密码太常见，容易被猜到，换一个";
  const names = [...OUR_NAMES, fold(account)].filter((name) => name.length >= SHORTEST_NAME);
  const left = withoutNames(folded, names);
  // What stands beside the name is then all there is to guess.
  if (left !== folded && Array.from(left).length < SHORTEST_NAME)
    return "密码与帐号名太接近，容易被猜到，换一个";
  return null;
}
