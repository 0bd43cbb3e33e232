import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { entriesOf } from "#domain/base/keyed.ts";
import { openDatabase, type Database } from "#server/database/connection/database.ts";
import { products, productSheets } from "#server/database/schema/schema.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { csvOf, fileWith } from "../../support/importFiles.ts";
import { CommandProcess } from "../../support/commandProcess.ts";
import { askedRoom, multiRoomRequest } from "../../support/multiRoomRequest.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

const PATIENCE = { timeout: 60_000 };

/** Real processes on a real database in one folder, so the tests run in order. */
let dir = "";
const started: (CommandProcess | ServerProcess)[] = [];

const openStore = () => openDatabase({ databaseUrl: null, dataDir: dir });
async function inStore<Value>(ask: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openStore();
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-import-"));
  await bareFolder(dir);
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.kill("SIGKILL")));
  await rm(dir, { recursive: true });
});

function start(...files: string[]) {
  const run = new CommandProcess("scripts/import.ts", files, { DATA_DIR: dir });
  started.push(run);
  return run;
}
function serve() {
  const server = new ServerProcess({ DATA_DIR: dir });
  started.push(server);
  return server;
}

const COIL_HEADERS = ["分类", "品牌", "型号", "结构形式", "安装形式"].concat(
  ["高档", "中档"].flatMap((level) => [
    `${level}风量 m³/h`,
    `${level}全冷 W`,
    `${level}显冷 W`,
    `${level}制热 W`,
  ]),
);
const coil = (model: string, size: number) =>
  ["风机盘管", "甲", model, "卧式", "暗装"].concat(
    [680, 3600, 2600, 5400, 510, 2900, 2100, 4000].map((figure) => String(figure * size)),
  );
const coils = (...rows: string[][]) => fileWith("coils.csv", csvOf([COIL_HEADERS, ...rows]));

const PUMP_HEADERS = ["category", "brand", "model", "级数", "Flow (gpm)", "Head (ft)"];
/** Products with four points each; `broken` has negative heads. */
const pumps = (count: number, prefix: string, broken = -1) =>
  fileWith(
    "pumps.csv",
    csvOf([
      PUMP_HEADERS,
      ...Array.from({ length: count }, (_, at) =>
        [1, 2, 3, 4].map((step) => {
          const head = at === broken ? -1 : 60 - step * step;
          return ["水泵", "甲", `${prefix}-${at}`, 2, 40 * step, head];
        }),
      ).flat(),
    ]),
  );

describe("without a server", PATIENCE, () => {
  test("an import opens the database itself, and says what it took, warned of and refused", async () => {
    const file = await coils(coil("C-1", 1), coil("C-2", -1));
    const { code, stdout, stderr } = await start(file).ended;
    expect(stderr).toBe("");
    expect(stdout.split("\n")).toEqual([
      ...[
        "高档风量 m³/h",
        "高档全冷 W",
        "高档显冷 W",
        "高档制热 W",
        "中档风量 m³/h",
        "中档全冷 W",
        "中档显冷 W",
        "中档制热 W",
      ].map(
        (field, at) =>
          `Refused, row 3, 甲 C-2: ${field} is -${[680, 3600, 2600, 5400, 510, 2900, 2100, 4000][at]}, which is negative.`,
      ),
      `Imported into the data folder ${dir}.`,
      "Taken 1 product: 1 new, 0 updated, 0 with warnings. Refused: 1.",
      "",
    ]);
    expect(code).toBe(1);
  });

  test.each<[string, string[], RegExp]>([
    ["no file named", [], /^Usage: npm run import -- \[products[^\]]*\] FILE/u],
    ["a word for nothing that is imported", ["buildings", "a.csv"], /^Usage: npm run import/u],
    ["a word without a file is a file", ["products"], /^products cannot be read \(ENOENT\)\.\n$/u],
    ["a file behind its word", ["prices", "/nowhere/a.csv"], /^a\.csv cannot be read \(ENOENT\)\.\n$/u],
    ["a file behind its word", ["products", "/nowhere/a.csv"], /^a\.csv cannot be read \(ENOENT\)\.\n$/u],
    ["a file that is not there", ["/nowhere/a.csv"], /^a\.csv cannot be read \(ENOENT\)\.\n$/u],
  ])("%s ends with code 2 and one sentence", async (_, files, sentence) => {
    const { code, stdout, stderr } = await start(...files).ended;
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(sentence);
  });

  test("an import that is killed leaves no product by halves, and the next one goes on", async () => {
    const file = await pumps(700, "K", 250);
    const killed = start(file);
    // Remarks are written as rows are checked: at this line a batch of 200 is in the database.
    await killed.says("K-250");
    await killed.kill();
    const counted = () =>
      inStore(async ({ queries }) => {
        const sheets = await queries.select().from(productSheets);
        const count = (of: (sheet: (typeof sheets)[number]) => readonly unknown[]) =>
          sheets.flatMap(of).length;
        return {
          products: await queries.$count(products),
          values: count(({ values }) => entriesOf(values)),
          curves: count(({ curves }) => curves.flatMap(({ lines }) => lines)),
        };
      });
    // The fan coil from before has ten values and no curve. Each pump has a curve, a value, the standard's grade,
    // and the rated point that follows from its curve.
    const left = await counted();
    expect([200, 400, 600, 699]).toContain(left.curves);
    expect(left).toEqual({ products: left.curves + 1, values: 4 * left.curves + 10, curves: left.curves });
    expect(await start(file).ended).toMatchObject({ code: 1 });
    expect(await counted()).toEqual({ products: 700, values: 2806, curves: 699 });
  });
});

describe("with a running server", PATIENCE, () => {
  test("imports go through it, also while it starts and two at a time, and its answers follow", async () => {
    const server = serve();
    await vi.waitFor(() => expect(server.stdout).toContain("held"), PATIENCE);
    const file = await coils(coil("C-1", 1), coil("C-3", 2));
    const [first, second] = await Promise.all([start(file).ended, start(await pumps(300, "S")).ended]);
    expect([first.code, second.code, first.stderr, second.stderr]).toEqual([0, 0, "", ""]);
    expect(first.stdout).toContain(`Imported into the running server (process ${server.pid}).`);
    expect(first.stdout).toContain("Taken 2 products: 1 new, 1 updated, 0 with warnings. Refused: 0.");
    expect(second.stdout).toContain("Taken 300 products: 300 new");

    const address = await server.ready;
    const ask = async (path: string, body: object): Promise<unknown> => {
      const answer = await fetch(`${address}api/search/selection/v1/products/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { data: unknown }).data;
    };
    const room = askedRoom("r", { roomArea: 18, coolingLoad: 4.5 });
    expect(await ask("multi_room/C000006", multiRoomRequest([room]))).toMatchObject([{ model: "C-3" }]);
    const duty = [
      { code: PROPERTY.airFlow, value: 18 },
      { code: PROPERTY.head, value: 17 },
    ];
    expect(await ask("query", { gjwCategoryCode: "C000002", curveProperties: duty })).toMatchObject({
      totalCount: 999,
    });
    expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(server.stderr).toBe("");
  });
});
