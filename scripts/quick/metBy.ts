const MOST_NAMES = 3;
const PASSED = /^Quick: (?:passed|nothing differs)/mu;
const FAILED_PART = /^✗ (?<part>[a-z ]+): \d/gmu;
const FAILED_FILE = /^ ?FAIL .*?(?<file>tests\/\S+)/gmu;
const WHOLE_GATE = /^needs the whole gate: (?<why>.+)$/mu;

const some = (names: readonly string[]) =>
  names.slice(0, MOST_NAMES).join(", ") +
  (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "");

const failedIn = (output: string) => [...output.matchAll(FAILED_PART)].map(({ groups }) => groups!["part"]!);

/** Whether quick can no longer pass; with `isWhole`, naming the whole gate does not count. */
export const isMet = (output: string, isWhole: boolean): boolean =>
  failedIn(output).length > 0 || (!isWhole && WHOLE_GATE.test(output));

/** The parts that caught a fault, from the output of quick; bold if nothing did. */
export function metBy(output: string): string {
  const parts = failedIn(output);
  const files = [...output.matchAll(FAILED_FILE)].map(({ groups }) => groups!["file"]!);
  const why = WHOLE_GATE.exec(output)?.groups?.["why"];
  if (parts.length > 0)
    return `failed: ${parts.join(", ")}${files.length > 0 ? ` (${some([...new Set(files)])})` : ""}`;
  if (why !== undefined) return `needs the whole gate: ${why}`;
  return PASSED.test(output) ? "**passed**" : "**no answer**";
}
