import { MATERIALS } from "../component/Solid.ts";
import type { DescribedComponent } from "./ComponentFacts.ts";

const fine = (value: number) => String(Math.round(value * 1000) / 1000);
/** Some readers end the name of a library at a blank, and some accept no other characters. */
const NOT_PLAIN = /[^\w.-]+/gu;

/** A model in Wavefront's two files, which together carry the colours. */
export interface ObjFiles {
  /** Name of both files, without suffix. */
  readonly name: string;
  readonly obj: string;
  readonly mtl: string;
}

/** Wavefront OBJ in mm, z up, with a group for each part and the materials that it uses. */
export function writeObj({ facts, body }: DescribedComponent): ObjFiles {
  const name = facts.model.replaceAll(NOT_PLAIN, "_");
  const lines = [`# ${facts.model} ${facts.name}`, "# unit: mm, z up", `mtllib ${name}.mtl`];
  let before = 1;
  for (const { name: part, material, patches } of body.solids) {
    lines.push(`g ${part}`, `usemtl ${material}`);
    for (const { vertices, normals, triangles } of patches) {
      for (const vertex of vertices) lines.push(`v ${vertex.map(fine).join(" ")}`);
      for (const normal of normals) lines.push(`vn ${normal.map(fine).join(" ")}`);
      for (const corners of triangles)
        lines.push(`f ${corners.map((corner) => `${corner + before}//${corner + before}`).join(" ")}`);
      before += vertices.length;
    }
  }
  const used = [...new Set(body.solids.map(({ material }) => material))];
  const materials = used.flatMap((material) => {
    const { name: called, color } = MATERIALS[material];
    return [
      `# ${called}`,
      `newmtl ${material}`,
      `Kd ${color.join(" ")}`,
      "Ka 0 0 0",
      "Ks 0 0 0",
      "d 1",
      "illum 1",
      "",
    ];
  });
  return { name, obj: `${lines.join("\n")}\n`, mtl: materials.join("\n") };
}
