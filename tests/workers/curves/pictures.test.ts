import { Blob } from "node:buffer";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";
import { createCurvesClient } from "#workers/curves/createCurvesClient.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import type { PictureTools } from "#workers/curves/PictureTools.ts";
import { pictureSize } from "#workers/curves/pictureSize.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { paintedPicture } from "../../support/charts/paintedPicture.ts";

const black = [0, 0, 0] as const;
const CHART = paintedPicture(300, 200, [
  { points: [[40, 20], [260, 20], [260, 170], [40, 170], [40, 20]], width: 2, colour: black }, // prettier-ignore
  { points: [[45, 60], [150, 75], [255, 130]], width: 2, colour: black }, // prettier-ignore
]);

/** A browser decodes; here every file is the same picture, and how often one was decoded is counted. */
const decoded: string[] = [];
const tools: PictureTools = {
  isSupported: true,
  decode: async (file) => {
    if (file.size === 30) throw new Error("damaged");
    decoded.push(String(file.size));
    return CHART;
  },
  encode: async ({ width, height }: Picture) =>
    new Blob([`${width}x${height}`]) as unknown as globalThis.Blob,
};
const client = createCurvesClient(null, () => channelWorker(createCurvesService(tools)));
const never = () => new AbortController().signal;
afterEach(() => {
  client.release();
  decoded.length = 0;
});

const file = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/curves/${name}`));
/** The head of a PNG of a size, which is all that is looked at before it is unpacked. */
function headOfPng(width: number, height: number, bytes = 64): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(bytes);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
}
const read = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  client.read({ name, file: new Blob([bytes]) as unknown as globalThis.Blob }, never());

describe("pictureSize", () => {
  it.each([
    ["c10-clean-colour.png", 1],
    ["c16-jpeg-rotated.jpg", 1],
    ["c17-scan-black.jpg", 1],
  ])("tells the size of %s by its head", (name) => {
    const [width, height] = (
      JSON.parse(readFileSync(`tests/fixtures/curves/${name.replace(/[.]\w+$/u, "")}.json`, "utf8")) as {
        size: readonly [number, number];
      }
    ).size;
    expect(pictureSize(file(name))).toEqual({ width, height });
  });

  it("tells nothing of what is neither, at whatever length it is cut", () => {
    const jpeg = file("c16-jpeg-rotated.jpg");
    for (let length = 0; length < 400; length++)
      expect(() => pictureSize(jpeg.subarray(0, length))).not.toThrow();
    expect(pictureSize(new Uint8Array([1, 2, 3]))).toBeNull();
    expect(pictureSize(jpeg.subarray(0, 20))).toBeNull();
  });
});

describe("a picture as a manual", () => {
  it("is one page, shown as a picture, whose frame and lines are found under loose clicks", async () => {
    expect(await read(file("c10-clean-colour.png"), "a.PNG")).toMatchObject({
      ok: true,
      pages: [{ page: 1, curves: 0 }],
    });
    expect(await client.page(1, never())).toMatchObject({
      ok: true,
      page: { kind: "picture", width: 300, height: 200 },
    });
    const frame = await client.frame(1, [[42, 18], [258, 22], [261, 168], [38, 171]], never()); // prettier-ignore
    expect(frame.isRuled).toEqual([true, true, true, true]);
    for (const [at, corner] of (
      [
        [40, 20],
        [260, 20],
        [260, 170],
        [40, 170],
      ] as const
    ).entries())
      // prettier-ignore
      for (const axis of [0, 1] as const)
        expect(Math.abs(frame.corners[at]![axis] - corner[axis])).toBeLessThan(0.3);
    const traced = await client.trace(1, [[46, 61], [150, 74], [254, 129]], never()); // prettier-ignore
    expect(traced?.doubts).toEqual([]);
    expect(await client.trace(1, [[46, 61]], never())).toBeNull();
    expect(decoded).toHaveLength(1);
  });

  it("is refused by its browser's name where that cannot read pictures, not as damaged", async () => {
    const old = createCurvesClient(null, () =>
      channelWorker(createCurvesService({ ...tools, isSupported: false })),
    );
    const chosen = new Blob([headOfPng(10, 10)]) as unknown as globalThis.Blob;
    const answer = await old.read({ name: "a.png", file: chosen }, never());
    expect(answer).toMatchObject({ code: "pictures-unsupported", message: /换用较新的浏览器/u });
    old.release();
  });

  it("is refused by its head where it is too large, before anything is unpacked", async () => {
    expect(await read(headOfPng(20_000, 20_000), "a.png")).toMatchObject({
      code: "picture-too-large",
      message: /6400 万像素/u,
    });
    expect(decoded).toEqual([]);
  });

  it.each([
    ["no picture", new Uint8Array([1, 2, 3])],
    ["without a size", headOfPng(0, 10)],
    ["that no browser unpacks", headOfPng(10, 10, 30)],
  ])("is refused in words: one %s", async (_, bytes) => {
    expect(await read(bytes, "a.jpeg")).toMatchObject({ code: "picture-damaged", message: /./u });
  });

  it("is found in a page that is one scan", async () => {
    expect(await read(file("c21-scan-page.pdf"), "a.pdf")).toMatchObject({
      ok: true,
      pages: [{ page: 1, curves: 0 }],
    });
    const shown = await client.page(1, never());
    if (!shown.ok || shown.page.kind !== "picture") throw new Error("no picture");
    expect(shown.page.width / shown.page.height).toBeCloseTo(451.68 / 552, 2);
  });
});
