import { expect, it } from "vitest";
import { createTablesClient } from "#workers/tables/createTablesClient.ts";
import type { TableSource } from "#workers/tables/TablesClient.ts";
import { createTablesService } from "#workers/tables/tablesService.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { heldBytes } from "../../support/heldBytes.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";
import { lockedPdf, pdfOfGrid } from "../../support/pdfTables.ts";
import { zip } from "../../support/workbooks.ts";

const MB = 1024 ** 2;
const ROUNDS = 2;
const BOMB = zip([
  { name: "[Content_Types].xml", bytes: new Uint8Array(8) },
  { name: "xl/workbook.xml", bytes: new Uint8Array(64 * MB) },
]);

const of = (kind: "pdf" | "workbook", bytes: Uint8Array<ArrayBuffer>): TableSource => ({
  ...{ kind, name: `a.${kind === "pdf" ? "pdf" : "xlsx"}` },
  file: new Blob([bytes]),
});

it("keeps no worker and no memory of files that are refused", { timeout: 300_000 }, async () => {
  const living = new Set<object>();
  const client = createTablesClient(null, () => {
    const worker = channelWorker(createTablesService());
    const end = worker.terminate.bind(worker);
    living.add(worker);
    return Object.assign(worker, {
      terminate() {
        living.delete(worker);
        end();
      },
    });
  });
  const options = { answers: [], standard: TEST_STANDARD, brand: "某厂" };
  const whole = await pdfOfGrid([
    ["型号", "流量 (m³/h)", "扬程 (m)"],
    ["XA-3", 10, 20],
  ]);
  const noise = new Uint8Array(4 * MB).fill(65);
  const huge = of("pdf", new Uint8Array(100 * MB + 1));
  const locked = of("pdf", await lockedPdf());
  const refuse = async () => {
    const sources = [
      of("workbook", BOMB),
      of("workbook", noise),
      of("pdf", whole.slice(0, whole.length / 2)),
      of("pdf", noise),
      locked,
      huge,
    ];
    const codes: string[] = [];
    for (const source of sources) {
      const outcome = await client.read(source, options, new AbortController().signal);
      codes.push(outcome.ok ? "read" : outcome.code);
      expect(living.size).toBe(0);
    }
    return codes;
  };
  // What is loaded once.
  const codes = await refuse();
  expect(codes).not.toContain("read");
  const before = await heldBytes();
  for (let round = 0; round < ROUNDS; round++) expect(await refuse()).toEqual(codes);
  // A round unpacks and reads more than 70 MB.
  expect((await heldBytes()) - before).toBeLessThan(8 * MB);
});
