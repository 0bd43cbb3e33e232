import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { readSettings } from "../process/settings.ts";
import { demandRoom } from "../process/demandRoom.ts";
import { endOnStartFailure } from "../process/StartFailure.ts";
import type { ImportKind } from "./ImportKind.ts";
import { IMPORT_KINDS, PRODUCTS } from "./importKinds.ts";
import { openTarget } from "./openTarget.ts";
import { recorded } from "./recordedImport.ts";
import { UnreadableFile } from "./files/UnreadableFile.ts";

/** Some items were refused; the others are in the catalogue. */
const EXIT_REFUSED = 1;
const EXIT_UNREADABLE = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

const count = (number: number, one: string) =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

const sentence = ({ severity, place, product, field, message }: ImportRemark) =>
  `${severity === "refused" ? "Refused" : "Warning"}, ${place}${product === "" ? "" : `, ${product}`}: ${field} ${message}.`;

async function run(word: string, { noun, run: importFile }: ImportKind, file: string): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) {
    // A missing file is reported where it is read.
    const bytes = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    await demandRoom(settings.dataDir, bytes);
  }
  const done = await recorded(
    { kind: word, fileName: basename(file) },
    () => openTarget(settings, say),
    (open, note) =>
      importFile(file, open, (remark) => {
        note(remark);
        say(sentence(remark));
      }),
    complain,
  );
  say(`Imported into ${done.target}.`);
  const taken = count(done.added + done.updated, noun);
  say(
    `Taken ${taken}: ${done.added} new, ${done.updated} updated, ${done.warned} with warnings. Refused: ${done.refused}.`,
  );
  if (done.refused > 0) process.exitCode = EXIT_REFUSED;
}

const WORDS = [...IMPORT_KINDS.keys()].join(" | ");

/** A single argument is a file of products, whatever its name. */
const asked = (words: readonly string[]) => (words.length === 1 ? [PRODUCTS, ...words] : words);

/** The import's process: one file, one report, exit codes. */
export async function importMain(words: readonly string[]): Promise<void> {
  const [word = "", file, ...others] = asked(words);
  const kind = IMPORT_KINDS.get(word);
  if (kind === undefined || file === undefined || others.length > 0) {
    complain(
      `Usage: npm run import -- [${WORDS}] FILE, where FILE ends in .xlsx, .csv or .json (docs/import.md)`,
    );
    process.exitCode = EXIT_UNREADABLE;
    return;
  }
  await endOnStartFailure(async () => {
    try {
      await run(word, kind, file);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      complain(`${basename(file)} ${error.message}.`);
      process.exitCode = EXIT_UNREADABLE;
    }
  });
}
