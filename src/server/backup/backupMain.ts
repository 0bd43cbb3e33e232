import { readSettings } from "../process/settings.ts";
import { endOnStartFailure } from "../process/StartFailure.ts";
import { openSource } from "./openSource.ts";
import { demandFree, writeBackup } from "./writeBackup.ts";

const EXIT_USAGE = 2;
const OVERWRITE = "--overwrite";
const MEGABYTE = 1024 ** 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function run(file: string, isReplaced: boolean): Promise<void> {
  const settings = readSettings(process.env);
  demandFree(file, isReplaced);
  const source = await openSource(settings, say);
  try {
    const bytes = await writeBackup(source.queries, file, { isReplaced });
    say(`Backup of ${source.name} in ${file}, ${(bytes / MEGABYTE).toFixed(1)} MB.`);
  } finally {
    await source.close();
  }
}

/** The backup's process: the whole database in one file, while others use it. */
export async function backupMain(words: readonly string[]): Promise<void> {
  const [file, ...others] = words.filter((word) => word !== OVERWRITE);
  if (file === undefined || others.length > 0 || file.startsWith("-")) {
    complain(`Usage: npm run backup -- FILE [${OVERWRITE}]`);
    process.exitCode = EXIT_USAGE;
    return;
  }
  await endOnStartFailure(() => run(file, words.includes(OVERWRITE)));
}
