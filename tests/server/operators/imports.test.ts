import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import type { ImportDetail, ImportRow } from "#api/contract/operatorStatus.ts";
import { importRuns } from "#server/database/schema/operatorSchema.ts";
import { keepRun } from "#server/import/importRuns.ts";
import type { ImportTarget } from "#server/import/ImportTarget.ts";
import { recorded } from "#server/import/recordedImport.ts";
import { StartFailure } from "#server/process/StartFailure.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  OPERATORS,
  startOperatorServer,
  type OperatorPerson,
  type OperatorServer,
} from "../../support/operatorServer.ts";

const ABOUT = { kind: "products", fileName: "风机.xlsx" };
const remark = (at: number, message = "is not a number"): ImportRemark => ({
  severity: "refused",
  place: `row ${at}`,
  product: "朗源 T35",
  field: "风量",
  message,
});

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: OperatorServer;
  let operator: OperatorPerson;
  let closed = 0;
  beforeAll(async () => {
    server = await startOperatorServer(open);
    operator = await server.operator("operator");
  });
  afterAll(() => server.close());

  const target = (
    keep = (run: Parameters<ImportTarget["keepRun"]>[0]) => keepRun(server.database.queries, run),
  ) => ({ name: "the database", keepRun: keep, close: () => Promise.resolve(void closed++) }) as ImportTarget;
  const listed = async () =>
    ((await operator.get(`${OPERATORS}/imports`)).data as { list: ImportRow[] }).list;
  const detail = async (id = "") => (await operator.get(`${OPERATORS}/imports/${id}`)).data as ImportDetail;
  const ignore = () => {};

  test("an import is kept with who, when, counts and its refused rows, once it has closed its target", async () => {
    const report = { added: 3, updated: 1, warned: 1, refused: 2, target: "the database" };
    const done = await recorded(
      ABOUT,
      () => Promise.resolve(target()),
      async (openTarget, note) => {
        const opened = await openTarget();
        note(remark(2));
        note(remark(5, `is "\0\ud800" ${"x".repeat(2000)}`));
        await opened.close();
        expect(closed).toBe(0);
        return report;
      },
      ignore,
    );
    expect(done).toBe(report);
    expect(closed).toBe(1);
    const [row] = await listed();
    expect(row).toMatchObject({
      ...ABOUT,
      startedBy: expect.stringMatching(/.+@.+/u),
      counts: { added: 3, updated: 1, warned: 1, refused: 2 },
      failure: null,
      remarkCount: 2,
    });
    const { remarks } = await detail(row?.id);
    expect(remarks[0]).toEqual(remark(2));
    expect(remarks[1]?.message).toMatch(/^is "" x+$/u);
    expect(remarks[1]?.message.length).toBeLessThanOrEqual(1000);
  });

  test("one that ended early is kept with its reason, and still fails", async () => {
    const failing = recorded(
      { kind: "prices", fileName: "价格.csv" },
      () => Promise.resolve(target()),
      async (openTarget) => {
        await openTarget();
        throw new StartFailure("磁盘空间不足，需要 200 MB");
      },
      ignore,
    );
    await expect(failing).rejects.toThrow("磁盘空间不足");
    expect((await listed())[0]).toMatchObject({
      kind: "prices",
      counts: null,
      failure: "磁盘空间不足，需要 200 MB",
    });
  });

  test("one that cannot be recorded is done all the same, and says so", async () => {
    const said: string[] = [];
    const before = await listed();
    await recorded(
      ABOUT,
      () => Promise.resolve(target(() => Promise.reject(new Error("away")))),
      async (openTarget) => {
        await openTarget();
        return { added: 1, updated: 0, warned: 0, refused: 0, target: "" };
      },
      (line) => said.push(line),
    );
    expect(said).toEqual(["The import is not in the operators' list (away)."]);
    expect(await listed()).toEqual(before);
  });

  test("of a file with thousands of faults the first 500 are kept with their number, and of imports the last 500", async () => {
    await recorded(
      ABOUT,
      () => Promise.resolve(target()),
      async (openTarget, note) => {
        await openTarget();
        for (let at = 0; at < 2000; at++) note(remark(at));
        return { added: 0, updated: 0, warned: 0, refused: 2000, target: "" };
      },
      ignore,
    );
    const [row] = await listed();
    expect(row?.remarkCount).toBe(2000);
    expect((await detail(row?.id)).remarks).toHaveLength(500);
    const at = Date.now();
    const empty = { ...ABOUT, startedBy: "a@b", startedAt: at, endedAt: at, counts: null, failure: null };
    const { queries } = server.database;
    for (let run = 0; run < 510; run++) await keepRun(queries, { ...empty, remarkCount: 0, remarks: [] });
    expect(await queries.$count(importRuns)).toBe(500);
    expect((await operator.get(`${OPERATORS}/imports/${row?.id}`)).code).toBe("not.found");
  });
});
