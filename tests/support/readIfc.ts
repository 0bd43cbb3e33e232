import { IfcAPI } from "web-ifc";

const opened = (async () => {
  const ifc = new IfcAPI();
  await ifc.Init();
  return ifc;
})();

interface Line {
  readonly Name?: { readonly value: string };
  readonly Description?: { readonly value: string };
  readonly NominalValue?: { readonly value: number; readonly name?: string };
  readonly DefiningValues?: readonly { readonly value: number }[];
  readonly DefinedValues?: readonly { readonly value: number }[];
}

/** A file as another program reads it. */
export async function readIfc(text: string) {
  const ifc = await opened;
  const model = ifc.OpenModel(new TextEncoder().encode(text));
  let [triangles, parts] = [0, 0];
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  ifc.StreamAllMeshes(model, ({ geometries }) => {
    parts += geometries.size();
    for (let at = 0; at < geometries.size(); at++) {
      const placed = geometries.get(at);
      const shape = ifc.GetGeometry(model, placed.geometryExpressID);
      triangles += shape.GetIndexDataSize() / 3;
      const points = ifc.GetVertexArray(shape.GetVertexData(), shape.GetVertexDataSize());
      const place = placed.flatTransformation;
      for (let p = 0; p < points.length; p += 6)
        for (const axis of [0, 1, 2]) {
          const turned = [0, 4, 8].reduce((sum, from, n) => sum + place[from + axis]! * points[p + n]!, 0);
          const value = turned + place[12 + axis]!;
          low[axis] = Math.min(low[axis]!, value);
          high[axis] = Math.max(high[axis]!, value);
        }
    }
  });
  const linesOf = (type: number) => {
    const ids = ifc.GetLineIDsWithType(model, type);
    return Array.from({ length: ids.size() }, (_, at) => ifc.GetLine(model, ids.get(at)) as Line);
  };
  // It turns the upward axis to y, and measures in metres.
  const [x = 0, z = 0, y = 0] = high.map((value, axis) => (value - low[axis]!) * 1000);
  return { triangles, parts, size: [x, y, z] as const, linesOf, close: () => ifc.CloseModel(model) };
}
