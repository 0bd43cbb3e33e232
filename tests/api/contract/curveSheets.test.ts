import { expect, it } from "vitest";
import { readKeptSheet } from "#api/contract/curveSheets.ts";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { keptSheetText, type KeptSheet } from "#domain/catalogue/tracing/keptSheet.ts";
import { emptyPicture, withCorner, withLine, withSide } from "#domain/catalogue/tracing/pictureEdits.ts";
import { TRACE_DOUBTS } from "#domain/catalogue/tracing/TraceDoubt.ts";

it("27: takes a traced line with whatever doubt it is traced with", () => {
  const corners: readonly Point[] = [
    [100, 80],
    [700, 80],
    [700, 500],
    [100, 500],
  ];
  const framed = withSide(corners.reduce(withCorner, emptyPicture()), 0, "left");
  const points = [
    [150, 200],
    [400, 230],
    [650, 300],
  ] as const;
  for (const doubts of [...TRACE_DOUBTS.map((doubt) => [doubt]), TRACE_DOUBTS]) {
    const traced = { points, width: 2, off: 0.1, clear: 0.9, doubts };
    const sheet: KeptSheet = {
      ...{ fileName: "样本.png", hash: "", documentId: null, page: 1, methods: ["traced"], errors: [] },
      read: null,
      entry: withLine(framed, 0, { id: 1, clicks: points, method: "traced", traced }),
    };
    expect(readKeptSheet(keptSheetText(sheet))).toMatchObject({
      entry: { pictures: [{ lines: [{ traced: { doubts } }] }] },
    });
  }
});
