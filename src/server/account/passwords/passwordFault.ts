import { readFile } from "node:fs/promises";
import { projectFile } from "../../process/projectFile.ts";

const SHORTEST = 10;
const LONGEST = 128;

/** Our own names, which guessers try first. */
const OUR_NAMES = ["volute"];
/** A password with fewer different characters than this is a pattern: 1212121212, aaaaaaaaab. */
const FEWEST_DIFFERENT = 4;
/** A shorter name occurs in many passwords by chance. */
const SHORTEST_NAME = 4;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** Characters that replace letters, as in P@ssw0rd. */
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
/** Shorter words occur before digits in many passwords by chance. */
const SHORTEST_WORD = 5;

/**
 * The word that a password is made of, without trailing digits and marks and with replaced letters restored;
 * "" if there is none.
 */
function wordOf(folded: string): string {
  const word = Array.from(folded.replace(/[^\p{L}]+$/u, ""), (each) => WRITTEN_FOR.get(each) ?? each).join(
    "",
  );
  return word.length < SHORTEST_WORD ? "" : word;
}

let common: Promise<{ readonly whole: ReadonlySet<string>; readonly words: ReadonlySet<string> }> | undefined;
/** Read when first needed: few requests need it, and the start does not. */
const commonPasswords = () =>
  (common ??= readFile(projectFile("data/commonPasswords.txt"), "utf8").then((text) => {
    const lines = text.split("\n");
    return { whole: new Set(lines), words: new Set(lines.map(wordOf).filter((word) => word !== "")) };
  }));

async function isCommon(folded: string): Promise<boolean> {
  const { whole, words } = await commonPasswords();
  return whole.has(folded) || words.has(wordOf(folded));
}

/** Whether each character follows the one before, as in 0123456789 and zyxwvutsrq. */
function isRun(characters: readonly string[]): boolean {
  const steps = characters.slice(1).map((character, index) => {
    const before = characters[index]?.codePointAt(0) ?? 0;
    return (character.codePointAt(0) ?? 0) - before;
  });
  return new Set(steps.map((step) => (step === -9 ? 1 : step === 9 ? -1 : step))).size === 1;
}

/** What remains of a password without the names in it. */
const withoutNames = (folded: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, ""), folded);

/** Why a password cannot be used for an account, as a sentence; `null` if it can. */
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
  // Only the characters beside the name would have to be guessed.
  if (left !== folded && Array.from(left).length < SHORTEST_NAME)
    return "密码与帐号名太接近，容易被猜到，换一个";
  return null;
}
