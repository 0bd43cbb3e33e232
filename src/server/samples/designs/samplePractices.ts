import * as v from "valibot";
import { constructionFigures, SURFACE_NAMES, type Layer } from "#domain/things/design/Practice.ts";
import type { Design, PracticeContent } from "#domain/things/design/Design.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { readData } from "../../process/readData.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";
import { MATERIAL_LIBRARY } from "../../materials/library/materialLibrary.ts";
import { MATERIAL_PROPERTY } from "../../materials/library/materialProperties.ts";

const SOURCE = "示例数据：按常见构造由程序列出，材料和物性取自标准材料库；不是任何图集的做法";
/** 绝热、建筑、找平与饰面材料物性. */
const SOLIDS = ["M000302", "M000303", "M000304"];
const LIBRARY = MATERIAL_LIBRARY.filter(({ code }) => SOLIDS.includes(code));

/** By the library's name, so that a layer never has another figure than the library. */
function layer(role: string, name: string, thickness: number): Layer {
  for (const { code, materials } of LIBRARY) {
    const found = materials.find((material) => material.name === name);
    if (found === undefined) continue;
    const figure = (property: "conductivity" | "density") =>
      Number(lookUp(found.values, MATERIAL_PROPERTY[property]));
    return {
      role,
      material: name,
      categoryCode: code,
      specification: found.specification,
      thickness,
      conductivity: figure("conductivity"),
      density: figure("density"),
    };
  }
  throw new Error(`The library has no ${name}`);
}

const PracticesSchema = v.array(
  v.strictObject({
    id: text,
    name: text,
    description: text,
    category: text,
    feature: text,
    sides: v.tuple([codeOf(SURFACE_NAMES), codeOf(SURFACE_NAMES)]),
    /** Role, material of the library, thickness in mm. */
    rows: v.array(v.tuple([text, text, v.number()])),
    notes: v.optional(v.array(text), []),
  }),
);
const PLANS = readData("data/designs/practices.json", PracticesSchema);

/** Constructions with their figures, computed from the layers. */
export const samplePractices = (): Design<PracticeContent>[] =>
  PLANS.map(({ rows, sides, notes, ...words }) => {
    const layers = rows.map((row) => layer(...row));
    const figures = constructionFigures(layers, sides);
    return {
      ...words,
      kind: "practice",
      form: null,
      content: {
        layers,
        sides,
        facts: [
          { name: "总厚度", value: `${formatPlain(figures.thickness, 2)} mm` },
          { name: "面密度", value: `${formatPlain(figures.mass, 0)} kg/㎡` },
          { name: "材料层热阻", value: `${formatNumber(figures.resistance, 2)} ㎡·K/W` },
          { name: "传热系数 K", value: `${formatNumber(figures.transmittance, 2)} W/(㎡·K)` },
          ...notes.map((value) => ({ name: "说明", value })),
        ],
      },
      source: SOURCE,
      isSample: true,
    };
  });
