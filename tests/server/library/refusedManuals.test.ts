import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDocumentParts, ownDocuments } from "#server/database/schema/ownDocumentSchema.ts";
import { migratedIn } from "../../support/databaseTemplate.ts";
import { heldBytes } from "../../support/heldBytes.ts";
import { manualOf, newLibrary, sentManual } from "../../support/libraryCalls.ts";
import { lockedPdf } from "../../support/pdfTables.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

const MB = 1024 ** 2;
const FILES = 9;
const FILE_BYTES = 2 * MB;
const TIMEOUT_MS = 600_000;

let server: ProjectServer;
let folder = "";
beforeAll(async () => {
  // A database without a folder would keep its files in the memory that is measured.
  folder = await mkdtemp(join(tmpdir(), "volute-refused-"));
  server = await startProjectServer(() => migratedIn(folder));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  "26: of manuals that are refused the server keeps neither rows nor memory",
  { timeout: TIMEOUT_MS },
  async () => {
    const owner = await server.person();
    const libraryId = await newLibrary(owner);
    const whole = await manualOf(["Impeller"], FILE_BYTES);
    const locked = new Uint8Array(FILE_BYTES);
    locked.set(await lockedPdf());
    // Half a file, a file that is no PDF, and one with a password.
    const kinds = [whole.subarray(0, whole.length / 2), new Uint8Array(FILE_BYTES).fill(65), locked];
    const refuse = async (at: number) => {
      const answer = await sentManual(owner, libraryId, `坏 ${at}`, kinds[at % kinds.length]!);
      expect(answer).toMatchObject({ code: "invalid.input" });
    };
    // The first refusals load code and let the embedded database grow.
    for (let at = 0; at < kinds.length; at++) await refuse(at);
    const before = await heldBytes();
    for (let at = 0; at < FILES; at++) await refuse(at);
    expect((await heldBytes()) - before).toBeLessThan(FILE_BYTES);
    for (const table of [ownDocuments, ownDocumentParts])
      expect(await server.database.queries.$count(table)).toBe(0);
  },
);
