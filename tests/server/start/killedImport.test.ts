import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { MANUAL_SLICE_BYTES } from "#domain/desk/library/libraryLimits.ts";
import { endManual } from "#server/library/manuals/endManual.ts";
import { createManualReader } from "#server/library/manuals/manualReader.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import { migratedIn } from "../../support/databaseTemplate.ts";
import { buildKilledServer, startKilledServer, type KilledServer } from "../../support/killedProcess.ts";
import {
  imported,
  LIBRARIES,
  manualOf,
  newLibrary,
  productsIn,
  sentFan,
} from "../../support/libraryCalls.ts";
import { startProjectServer, type Person } from "../../support/projectServer.ts";

/** ms after a call was sent: some kills come before it is written, some after. */
const MOMENTS = [0, 4, 12, 25, 60];
const OF_A_BATCH = 15;
const TIMEOUT_MS = 600_000;

let built: Awaited<ReturnType<typeof buildKilledServer>>;
let dataDir = "";
beforeAll(async () => {
  built = await buildKilledServer();
  dataDir = await mkdtemp(join(tmpdir(), "volute-killed-import-"));
});
afterAll(async () => {
  await built.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startKilledServer(built.file, dataDir, null);
/** The calls of a user, whichever process answers. */
const personAt = (server: KilledServer, bearer: string) => server.callerWith(bearer) as unknown as Person;

/** Kills the server shortly after a call was sent, and starts another. */
async function killedDuring(server: KilledServer, call: Promise<unknown>, laterMs: number) {
  const over = call.catch(() => "cut off");
  await wait(laterMs);
  await server.kill();
  await over;
  return start();
}

async function preparedLibrary() {
  const project = await startProjectServer(() => migratedIn(dataDir));
  const owner = await project.person();
  const libraryId = await newLibrary(owner);
  // Products that the interrupted import replaces.
  await imported(owner, libraryId, [sentFan("MX-0", 5000)]);
  await project.close();
  return { bearer: owner.bearer, userId: owner.userId, libraryId };
}

test(
  "26: a server that is killed in the middle of an import and an upload holds no batch half, loses none, and goes on with both",
  async () => {
    const { bearer, userId, libraryId } = await preparedLibrary();
    let server = await start();
    try {
      const imports = `${LIBRARIES}/${libraryId}/imports`;
      const manuals = `${LIBRARIES}/${libraryId}/manuals`;
      const begun = await personAt(server, bearer).post(imports, { fileName: "断.xlsx" });
      const { id } = begun.data as LibraryImport;
      const models = MOMENTS.map((_, batch) =>
        Array.from({ length: OF_A_BATCH }, (_each, at) => `MX-${batch * OF_A_BATCH + at}`),
      );
      const send = (batch: number) =>
        personAt(server, bearer).post(`${imports}/${id}/products`, {
          ...{ batch, isDraft: false, duplicates: "replace" },
          products: models[batch]!.map((model) => sentFan(model)),
        });
      const held = async () => {
        const products = await personAt(server, bearer).get(
          `${LIBRARIES}/${libraryId}/products?page_size=100`,
        );
        const { list } = products.data as { list: OwnProduct[] };
        return new Set(list.flatMap(({ model, importId }) => (importId === id ? [model] : [])));
      };
      for (const [batch, laterMs] of MOMENTS.entries()) {
        server = await killedDuring(server, send(batch), laterMs);
        const there = await held();
        // A batch is written completely or not at all, and everything acknowledged before exists.
        expect([batch * OF_A_BATCH, (batch + 1) * OF_A_BATCH]).toContain(there.size);
        const state = (await personAt(server, bearer).get(`${imports}/${id}`)).data as {
          import: LibraryImport;
        };
        const { counts, endedAt } = state.import;
        expect(counts.added + counts.updated).toBe(there.size);
        expect(endedAt).toBeNull();
        expect((await send(batch)).code).toBe("success");
        expect((await held()).size).toBe((batch + 1) * OF_A_BATCH);
      }
      expect([...(await held())].toSorted()).toEqual(models.flat().toSorted());
      expect((await personAt(server, bearer).post(`${imports}/${id}/end`, undefined)).code).toBe("success");
      expect((await personAt(server, bearer).post(`${imports}/${id}/undo`, undefined)).code).toBe("success");
      expect((await productsIn(personAt(server, bearer), libraryId)).map(({ model }) => model)).toEqual([
        "MX-0",
      ]);

      const bytes = await manualOf(["Impeller"], 2.5 * MANUAL_SLICE_BYTES);
      const made = await personAt(server, bearer).post(manuals, { title: "断", byteSize: bytes.length });
      const { id: manualId } = made.data as LibraryManual;
      const slices = Math.ceil(bytes.length / MANUAL_SLICE_BYTES);
      const sendSlice = (slice: number) => {
        const part = bytes.subarray(slice * MANUAL_SLICE_BYTES, (slice + 1) * MANUAL_SLICE_BYTES);
        const sent = { slice, bytes: Buffer.from(part).toString("base64") };
        return personAt(server, bearer).post(`${manuals}/${manualId}/slices`, sent);
      };
      const listed = async () =>
        ((await personAt(server, bearer).get(manuals)).data as { list: LibraryManual[] }).list;
      for (let slice = 0; slice < slices; slice++) {
        server = await killedDuring(server, sendSlice(slice), MOMENTS[slice] ?? 0);
        expect(await listed()).toEqual([]);
        expect((await sendSlice(slice)).code).toBe("success");
      }
      // The killed server runs from one file without the thread that reads a manual's pages, so it is ended here.
      await server.kill();
      const database = await openDatabase({ databaseUrl: null, dataDir });
      const reader = createManualReader();
      const ended = await endManual(
        database.queries,
        { libraryId, manualId },
        { userId, name: "设计师" },
        reader,
      );
      expect(ended).toMatchObject({ title: "断", pageCount: 1, byteSize: bytes.length });
      await database.close();
    } finally {
      if (server.isAlive()) await server.kill();
    }
  },
  TIMEOUT_MS,
);
