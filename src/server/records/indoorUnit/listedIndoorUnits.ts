import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { power } from "#domain/base/units.ts";
import { projectFile } from "../../process/projectFile.ts";
import type { IndoorUnitRecord } from "./IndoorUnitRecord.ts";

const FILE = projectFile("data/indoorUnits.json");

/** The manufacturer, with the source's spelling. */
export const LISTED_BRAND = { code: "B000101", name: "Mitsubishi Electric" };

const FileSchema = v.object({
  records: v.array(
    v.object({
      id: v.string(),
      manufacturer: v.literal(LISTED_BRAND.name),
      model: v.string(),
      four_way: v.literal(true),
      rated: v.object({ heating_capacity_kw: v.number() }),
      source: v.object({ repo: v.string(), path: v.string(), commit: v.string(), licence: v.string() }),
    }),
  ),
});
type Listed = v.InferOutput<typeof FileSchema>["records"][number];

const recordOf = ({ id, model, rated, source }: Listed): IndoorUnitRecord => ({
  unit: {
    id,
    model,
    brandCode: LISTED_BRAND.code,
    structure: "V000504",
    cooling: null,
    heating: power(rated.heating_capacity_kw),
    inputPower: null,
  },
  remainder: {
    airFlow: null,
    externalStaticPressure: null,
    noise: null,
    liquidPipe: null,
    gasPipe: null,
    powerSupply: null,
    length: null,
    width: null,
    height: null,
    weight: null,
  },
  product: {
    name: "四面出风嵌入式多联机室内机",
    seriesId: null,
    imageUrl: null,
    isSample: false,
    origin: "bundled",
    source: `真实数据：${source.repo}，${source.path}（${source.commit.slice(0, 12)}），许可 ${source.licence}`,
  },
});

/** Real indoor units from openly licensed sources, in `data/`. */
export async function listedIndoorUnits(): Promise<readonly IndoorUnitRecord[]> {
  return v.parse(FileSchema, JSON.parse(await readFile(FILE, "utf8"))).records.map(recordOf);
}
