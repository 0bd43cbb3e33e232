import { gzipSync } from "node:zlib";
import type { ComponentBody } from "#domain/things/component/ComponentBody.ts";
import { displayDataOf } from "#domain/things/component/displayDataOf.ts";
import { legendSvg } from "#domain/things/component/drawing/legendSvg.ts";
import { shadedPicture } from "#domain/things/component/drawing/shadedPicture.ts";
import type { ComponentOrder, Wanted } from "./ComponentOrder.ts";
import { pngOf } from "./pngOf.ts";
import { writeFile } from "./files/writeFile.ts";
import { shapeOf } from "./statedBody.ts";

const utf8 = new TextEncoder();
const INK = "#39424E";

function made(body: ComponentBody, wanted: Wanted): Uint8Array<ArrayBuffer> {
  switch (wanted.kind) {
    case "thumbnail":
      return pngOf(shadedPicture(body, wanted.size));
    case "displayData":
      return new Uint8Array(gzipSync(JSON.stringify(displayDataOf(body))));
    case "file":
      return new Uint8Array(writeFile(wanted.order));
    case "triangleCount": {
      const patches = body.solids.flatMap((solid) => solid.patches);
      return new Uint8Array(
        utf8.encode(String(patches.reduce((sum, patch) => sum + patch.triangles.length, 0))),
      );
    }
    case "legend":
      return new Uint8Array(utf8.encode(legendSvg(body, wanted.type, INK)));
  }
}

/** The thread's entry point: makes one thing of a component, as bytes. */
export function draw({ stated, wanted }: ComponentOrder): ArrayBuffer {
  const body = shapeOf(stated);
  if (body === null) throw new Error("Nobody has drawn products of this category");
  return made(body, wanted).buffer;
}
