import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { digitiseMain } from "../../scripts/digitise/digitiseMain.ts";
import { paintedPicture } from "../support/charts/paintedPicture.ts";
import { falling, TEST_BOX, testPage } from "../support/charts/testPage.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "curves-"));
});
afterEach(() => rm(folder, { recursive: true }));

const { left, top, right, bottom } = TEST_BOX;
const AXES = [
  {
    ...{ id: "Q", panel: "main", side: "bottom", quantity: "flow", unit: "m³/h", scale: "linear" },
    ...{ min: 0, max: 100 },
    calibration: [
      { value: 0, x: left, y: bottom },
      { value: 100, x: right, y: bottom },
    ],
  },
  {
    ...{ id: "H", panel: "main", side: "left", quantity: "head", unit: "m", scale: "linear" },
    ...{ min: 0, max: 100 },
    calibration: [
      { value: 0, x: left, y: bottom },
      { value: 100, x: left, y: top },
    ],
  },
];

/** @param atZero the head at no flow that the truth states; the page shows 80 */
async function run(atZero: number, quantity = "head") {
  const points = Array.from({ length: 50 }, (_, at) => [
    (90 * at) / 49,
    atZero - ((90 * at) / 49) ** 2 / 200,
  ]);
  const curve = { id: "H", x: "Q", y: "H", quantity, shape: "function", points };
  const frame = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const chart = { id: "a", file: "a.pdf", source: "vector", page: 1, panels: [{ id: "main", frame }] };
  const truth = { format: "volute-curves/1", ...chart, axes: AXES, curves: [curve] };
  await writeFile(join(folder, "a.json"), JSON.stringify(truth));
  await writeFile(
    join(folder, "a.pdf"),
    testPage((pen) => pen.stroke([0, 0, 0], 1).line(falling())),
  );
  let text = "";
  const code = await digitiseMain([folder], (more) => (text += more));
  return { code, text };
}

it("passes what is read as it should be, curve by curve", async () => {
  const { code, text } = await run(80);
  expect(text).toMatch(/curve H: fine covered 100\.0/u);
  expect(text).toMatch(/e 0[.]\d+ of 0[.]\d+[^]*✓ stated errors: 1 of 1 curves[^]*6 passed, 0 failed\n$/u);
  expect(code).toBe(0);
});

it("fails a curve that lies elsewhere, and one that is called something else", async () => {
  const other = await run(83);
  expect(other.text).toMatch(/✗ curve H: wrong/u);
  expect(other.text).toMatch(
    /✗ curves of paths: 1 of 1 offered[^]*✗ stated errors: 0 of 1[^]*3 passed, 3 failed\n$/u,
  );
  expect(other.code).toBe(1);
  expect((await run(80, "npsh")).text).toMatch(/WRONG QUANTITY head for npsh/u);
});

function png({ width, height, data }: ReturnType<typeof paintedPicture>): Uint8Array {
  const chunk = (name: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), Buffer.from(data.subarray(4 * width * y, 4 * width * (y + 1)))]),
  );
  const chunks = [
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.of()),
  ];
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...chunks]);
}

it("traces a picture by shaken clicks, beside an averaging window", async () => {
  await run(80);
  const truth: unknown = JSON.parse(await readFile(join(folder, "a.json"), "utf8"));
  await writeFile(
    join(folder, "a.json"),
    JSON.stringify(Object.assign(truth!, { file: "a.png", source: "raster" })),
  );
  const colour = [0, 0, 0] as const;
  const box = [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]] as const; // prettier-ignore
  const lines = [box, falling()].map((points) => ({ points, width: 1.5, colour }));
  await writeFile(join(folder, "a.png"), png(paintedPicture(520, 400, lines)));
  let text = "";
  await digitiseMain([folder], (more) => (text += more));
  expect(text).toMatch(
    /curve H: (?:fine|good) covered (?:99|100)[.][^]*traced: 1 curves, good 100[.]0 %[^]*✓ stated errors: 1 of 1 curves/u,
  );
});

it("says how it is called, and what is no chart", async () => {
  let text = "";
  expect(await digitiseMain([], (more) => (text += more))).toBe(2);
  await writeFile(join(folder, "a.json"), JSON.stringify({ format: "volute-curves/1", id: "a" }));
  expect(await digitiseMain([folder], (more) => (text += more))).toBe(2);
  expect(text).toMatch(/npm run digitise -- FOLDER[^]*a\.json: file/u);
});
