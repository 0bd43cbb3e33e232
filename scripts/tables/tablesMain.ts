import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { importCategories } from "#domain/catalogue/import/importCategories.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { productName } from "#domain/catalogue/tables/productName.ts";
import { dataStandard } from "#server/standard/dataStandard.ts";
import { serve } from "#workers/serve.ts";
import { createTablesClient } from "#workers/tables/createTablesClient.ts";
import { createTablesService } from "#workers/tables/tablesService.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";
import { compareTable, type ProductOutcome, type Status } from "./compareTable.ts";
import { readExpectedTable, type ExpectedTable } from "./ExpectedTable.ts";

const USAGE = "npm run tables -- FOLDER   reads every table of a folder as .xlsx and as .pdf, and compares\n";

const MARKS: Readonly<Record<Status, string>> = {
  "as expected": "✓",
  asked: "?",
  refused: "–",
  different: "✗",
  wrong: "✗",
};

/** Used only for drawing, which is not done here; without them the library logs warnings. */
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, Object);

/** The service behind its client, as on a page, but in this process. */
function spawn(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  serve(createTablesService(), port1);
  return Object.assign(port2, {
    terminate() {
      port1.close();
      port2.close();
    },
  });
}

const client = createTablesClient(null, spawn);
/** Brand for products whose table names none. */
const NO_BRAND = "未标明";

function standardOf(): ImportStandard {
  const { categories, definitions, enumValues } = dataStandard();
  const valuesOf = ({ categoryCode, code }: (typeof definitions)[number]) =>
    enumValues.filter((value) => value.categoryCode === categoryCode && value.propertyCode === code);
  return { categories: importCategories(categories, definitions, valuesOf) };
}

async function readFileOf(folder: string, file: string, expected: ExpectedTable, standard: ImportStandard) {
  const kind = file.endsWith(".pdf") ? "pdf" : "workbook";
  const bytes = await readFile(join(folder, file));
  const source = { kind, name: file, file: new Blob([new Uint8Array(bytes)]) } as const;
  const options = { answers: [], standard, brand: NO_BRAND };
  const begun = performance.now();
  const outcome = await client.read(source, options, new AbortController().signal);
  client.release();
  const milliseconds = performance.now() - begun;
  if (!outcome.ok) {
    const lines = [outcome.message];
    const outcomes = expected.products.map((product) => ({
      product: productName(product),
      status: "refused" as const,
      lines,
    }));
    return { outcomes, questions: [], milliseconds };
  }
  return {
    outcomes: compareTable(expected, outcome.tables, outcome.refused),
    questions: outcome.tables.flatMap(({ questions }) => questions),
    milliseconds,
  };
}

const isPassed = ({ status }: ProductOutcome) => status === "as expected" || status === "asked";

/**
 * Prints each product of each file, the questions that were answered by their proposals, and
 * `N passed, N failed`. What is wrong without a question or a refusal counts as failed, as does every product
 * that is not as expected.
 *
 * @returns the exit code: 0 if nothing failed, 2 if a file could not be read
 */
export async function tablesMain(
  folders: readonly string[],
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) {
    print(USAGE);
    return 2;
  }
  const counts = new Map<Status, number>();
  let failed = 0;
  try {
    const standard = standardOf();
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
    for (const name of names) {
      const expected = readExpectedTable(await readFile(join(folder, name), "utf8"), name);
      if (expected === null) continue;
      for (const file of expected.files) {
        const { outcomes, questions, milliseconds } = await readFileOf(folder, file, expected, standard);
        print(`${file} (${Math.round(milliseconds)} ms)\n`);
        for (const { text, proposal, options } of questions)
          print(`    question: ${text} → ${options.find(({ id }) => id === proposal)?.label ?? proposal}\n`);
        for (const outcome of outcomes) {
          counts.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1);
          if (!isPassed(outcome)) failed += 1;
          print(`  ${MARKS[outcome.status]} ${outcome.product}: ${outcome.status}\n`);
          for (const line of outcome.lines) print(`      ${line}\n`);
        }
      }
    }
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const count = (status: Status) => counts.get(status) ?? 0;
  print(
    `\nas expected ${count("as expected")}, asked ${count("asked")}, refused ${count("refused")}, asked and different ${count("different")}, wrong in silence ${count("wrong")}\n`,
  );
  print(`${count("as expected") + count("asked")} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
