import { gunzipSync, gzipSync } from "node:zlib";
import { BufferAttribute, BufferGeometry, EdgesGeometry, Mesh } from "three";
import { describe } from "vitest";
import type { DimensionPart, DisplayData } from "#domain/things/model/displayData.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { modelEdges } from "#domain/things/model/modelEdges.ts";
import { unpackDisplayData } from "#workers/model/unpackDisplayData.ts";
import { hills, manyBoxes, modelOf } from "../tests/support/modelMaker.ts";
import { plainEdges } from "../tests/support/plain/model/plainEdges.ts";
import { measure } from "./measure.ts";

/** 2,500 boxes and a surface: at the larger size 20 MB of JSON, the size of the budget. */
function modelOfSize(side: number): DisplayData {
  const boxes = manyBoxes(2500);
  const circles = Array.from({ length: 200 }, (_, at): DimensionPart => {
    const round = { center: [at, 0, 0], xAxis: [0, 5, 0], yAxis: [0, 0, 5] } as const;
    return at % 2 === 0
      ? { type: "ellipse", ...round }
      : { type: "arc", ...round, radius: 3, start: 0, end: 3 };
  });
  const dimensions = { type: "dimension", name: "圆", children: circles } as const;
  return modelOf([...boxes.nodes, hills(side), dimensions], boxes.materials);
}

const ONCE = { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 };

describe.each([200, 620])("a model with a surface of %d² squares", (side) => {
  const data = modelOfSize(side);
  const text = JSON.stringify(data);
  const packed = new Uint8Array(gzipSync(text));
  const { groups, triangles } = mergeModel(data);
  const title = `${(text.length / 1e6).toFixed(1)} MB, ${triangles} triangles`;

  describe(`decoded: ${title}`, () => {
    measure(
      "unpacked within limits, parsed, checked, merged, with edges and dimensions",
      () => {
        const read = unpackDisplayData(packed, () => 0);
        if (!read.ok || mergeModel(read.value.data).triangles !== triangles)
          throw new Error("triangles are lost");
      },
      ONCE,
    );
    measure(
      "gunzip and JSON.parse alone, natively",
      () => {
        const { version } = JSON.parse(gunzipSync(packed).toString("utf8")) as DisplayData;
        if (version !== 1) throw new Error("not read");
      },
      ONCE,
    );
  });

  describe(`made into buffers: ${title}`, () => {
    measure(
      "merged, with edges and dimensions",
      () => {
        const { dimensions } = mergeModel(data);
        if (dimensions.lines.length !== 100 * 6 * (50 + 100)) throw new Error("dimensions are missing");
      },
      ONCE,
    );
    measure(
      "one mesh a face, with the edges of each",
      () => {
        const faces = data.nodes.flatMap((node) =>
          node.type === "face" ? [node] : node.type === "body" ? node.children : [],
        );
        const meshes = faces.flatMap((face) => {
          if (face.type !== "face") return [];
          const geometry = new BufferGeometry();
          geometry.setAttribute("position", new BufferAttribute(new Float32Array(face.mesh.vertices), 3));
          geometry.setIndex([...face.mesh.triangles]);
          geometry.computeVertexNormals();
          return [new Mesh(geometry), new EdgesGeometry(geometry, 25)];
        });
        if (meshes.length !== 2 * (2500 * 6 + 1)) throw new Error("faces are missing");
      },
      ONCE,
    );
  });

  describe(`edges: ${title}`, () => {
    measure(
      "in typed arrays",
      () => {
        if (modelEdges(groups).length === 0) throw new Error("there are no edges");
      },
      ONCE,
    );
    measure(
      "with texts as keys of a Map",
      () => {
        if (plainEdges(groups).length === 0) throw new Error("there are no edges");
      },
      ONCE,
    );
  });
});
