import { MATERIALS } from "../Solid.ts";
import type { DescribedComponent } from "./ComponentFacts.ts";

const fine = (value: number) => String(Math.round(value * 1000) / 1000);

/** Wavefront OBJ in mm, z up: a group a part. Its colours are names only; a second file would be lost on the way. */
export function writeObj({ facts, body }: DescribedComponent): string {
  const lines = [`# ${facts.model} ${facts.name}`, "# unit: mm, z up"];
  let before = 1;
  for (const { name, material, patches } of body.solids) {
    lines.push(`g ${name}`, `usemtl ${MATERIALS[material].name}`);
    for (const { vertices, normals, triangles } of patches) {
      for (const vertex of vertices) lines.push(`v ${vertex.map(fine).join(" ")}`);
      for (const normal of normals) lines.push(`vn ${normal.map(fine).join(" ")}`);
      for (const corners of triangles)
        lines.push(`f ${corners.map((corner) => `${corner + before}//${corner + before}`).join(" ")}`);
      before += vertices.length;
    }
  }
  return `${lines.join("\n")}\n`;
}
