import * as v from "valibot";
import { power } from "#domain/base/units.ts";
import { text, unread } from "../../process/dataSchemas.ts";
import { readData } from "../../process/readData.ts";
import { RecordSourceSchema, sourceText } from "../measured/RecordSource.ts";
import type { IndoorUnitRecord } from "./IndoorUnitRecord.ts";

/** The manufacturer, with the source's spelling. */
export const LISTED_BRAND = { code: "B000101", name: "Mitsubishi Electric" };

const FileSchema = v.strictObject({
  records: v.array(
    v.strictObject({
      id: text,
      manufacturer: v.literal(LISTED_BRAND.name),
      model: text,
      four_way: v.literal(true),
      rated: v.strictObject({ heating_capacity_kw: v.number() }),
      source: RecordSourceSchema,
      ...unread("kind", "size_index", "heating_capacity_factor_by_room_temperature", "missing"),
    }),
  ),
  ...unread("about", "added_by_us"),
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
    noiseDistance: null,
  },
  product: {
    name: "四面出风嵌入式多联机室内机",
    seriesId: null,
    imageUrl: null,
    isSample: false,
    origin: "bundled",
    source: sourceText(source),
  },
});

/** Real indoor units from openly licensed sources, in `data/`. */
export const listedIndoorUnits = (): readonly IndoorUnitRecord[] =>
  readData("data/indoorUnits.json", FileSchema).records.map(recordOf);
