import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import type { getDocument as GetDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe } from "vitest";
import { textMark } from "#domain/desk/report/sheetStyle.ts";
import { PdfSheet } from "#paper/PdfSheet.ts";
import { readRange } from "#server/http/readRange.ts";
import { RANGE_BYTES } from "#workers/pdf/rangeBytes.ts";
import { measure } from "./measure.ts";

/** Used only for drawing, which is not done here; without them the library logs warnings. */
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, Object);
const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");

const FONT = await readFile("public/static/fonts/NotoSansSC-GB2312.otf");
const PAGES = [30, 300] as const;
const LINES = 60;
/** ms of latency, as between an office and its server. */
const WAY = 20;

/** Pages of figures, as in a catalogue. */
async function manual(pages: number): Promise<Buffer> {
  const pdf = await PdfSheet.create(FONT, "手册");
  for (let number = 1; number <= pages; number++)
    pdf.addPage(
      Array.from({ length: LINES }, (_, line) =>
        textMark([40, 60 + line * 12], `第 ${number} 页　第 ${line} 行　风量 ${number * 100 + line} m³/h`),
      ),
    );
  return Buffer.from(await pdf.save());
}

/** Serves ranges like the server's document routes, each after the latency. */
async function serve(file: Buffer) {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const range = readRange(request.headers.range, file.length);
    const { from, to } = range === null || range === "unsatisfiable" ? { from: 0, to: file.length } : range;
    response.writeHead(range === null ? 200 : 206, {
      "Accept-Ranges": "bytes",
      "Content-Type": "application/pdf",
      "Content-Length": to - from,
      ...(range === null ? {} : { "Content-Range": `bytes ${from}-${to - 1}/${file.length}` }),
    });
    response.end(file.subarray(from, to));
  };
  const server = createServer((request, response) => {
    setTimeout(() => answer(request, response), WAY);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/manual.pdf`;
}

/** The drawing operators of the first page, as a page of the site paints them. */
async function firstPage(task: ReturnType<typeof GetDocument>): Promise<void> {
  const document = await task.promise;
  const { fnArray } = await (await document.getPage(1)).getOperatorList();
  if (fnArray.length < LINES) throw new Error("the first page has no marks");
  await task.destroy();
}

const QUIET = { isEvalSupported: false, enableXfa: false, verbosity: 0 } as const;
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

for (const pages of PAGES) {
  const file = await manual(pages);
  const url = await serve(file);
  describe(`${pages} pages (${(file.length / 1024 ** 2).toFixed(1)} MB) from the question to the first page`, () => {
    measure(
      "by ranges, as the page reads it",
      () =>
        firstPage(
          getDocument({
            ...QUIET,
            url,
            rangeChunkSize: RANGE_BYTES,
            disableAutoFetch: true,
            disableStream: true,
          }),
        ),
      FEW,
    );
    measure(
      "the whole file first",
      async () => firstPage(getDocument({ ...QUIET, data: await (await fetch(url)).arrayBuffer() })),
      FEW,
    );
  });
}
