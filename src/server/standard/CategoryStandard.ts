import * as v from "valibot";
import { BOILER_TYPES } from "#domain/catalogue/boilerValues.ts";
import { CATEGORIES, type CategoryCode } from "#domain/catalogue/categories.ts";
import { DATA_TYPES } from "#domain/catalogue/DataType.ts";
import { FAN_DRIVES, FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { INDOOR_UNIT_STRUCTURES } from "#domain/catalogue/indoorUnitValues.ts";
import { NOISE_FIELDS, NOISE_KINDS } from "#domain/catalogue/noiseStatement.ts";
import { OUTDOOR_UNIT_DISCHARGES, OUTDOOR_UNIT_TYPES } from "#domain/catalogue/outdoorUnitValues.ts";
import { PART_LOAD_STANDARDS } from "#domain/catalogue/partLoadStandards.ts";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_MOTORS,
  FAN_COIL_ROWS,
  FAN_COIL_STRUCTURES,
  PROPERTY,
  SPEED_CONTROLS,
} from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import { EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import { codeOf, text } from "../process/dataSchemas.ts";
import { readData } from "../process/readData.ts";

/**
 * Enumerations that the domain uses: files of the standard refer to them by name instead of listing values.
 */
const ENUMERATIONS = {
  efficiencyGrades: EFFICIENCY_GRADES,
  fanCoilInstallations: FAN_COIL_INSTALLATIONS,
  fanCoilMotors: FAN_COIL_MOTORS,
  fanCoilRows: FAN_COIL_ROWS,
  fanCoilStructures: FAN_COIL_STRUCTURES,
  boilerTypes: BOILER_TYPES,
  fanDrives: FAN_DRIVES,
  fanTypes: FAN_TYPES,
  indoorUnitStructures: INDOOR_UNIT_STRUCTURES,
  noiseFields: NOISE_FIELDS,
  noiseKinds: NOISE_KINDS,
  outdoorUnitDischarges: OUTDOOR_UNIT_DISCHARGES,
  outdoorUnitTypes: OUTDOOR_UNIT_TYPES,
  outletTypes: OUTLET_TYPES,
  partLoadStandards: PART_LOAD_STANDARDS,
  pumpTypes: PUMP_TYPES,
  speedControls: SPEED_CONTROLS,
} as const;

/** Properties by the names that files of the standard use. */
const PROPERTIES = { ...PROPERTY, ...SOURCE_PROPERTY } as const;

const NamedValuesSchema = v.pipe(
  codeOf(ENUMERATIONS),
  v.transform((name): (readonly [string, string])[] => Object.entries(ENUMERATIONS[name])),
);
const ListedValuesSchema = v.array(
  v.tuple([v.pipe(v.string(), v.regex(/^V\d{6}$/u, "is no code of a value")), text]),
);
/** Selected by the type of the input, because faults of a union name no position inside the list. */
const ValuesSchema = v.lazy((input) => (typeof input === "string" ? NamedValuesSchema : ListedValuesSchema));

const DefinitionSchema = v.pipe(
  v.strictObject({
    property: v.pipe(
      codeOf(PROPERTIES),
      v.transform((name) => PROPERTIES[name]),
    ),
    name: text,
    type: v.picklist(DATA_TYPES),
    unit: v.optional(v.nullable(text), null),
    /** How lists, filters and sorting use the property. */
    uses: v.optional(v.array(v.picklist(["performance-filter", "list", "sort"])), []),
    /** Codes and names in display order. */
    values: v.optional(ValuesSchema, []),
  }),
  v.check(
    ({ type, values }) => (type === "Enum") === values.length > 0,
    "an Enum has values, nothing else has",
  ),
);

const GroupSchema = v.strictObject({ code: text, name: text, definitions: v.array(DefinitionSchema) });

/** Groups that several categories share, files of `data/standard/shared`; a category refers to them by name. */
const SHARED_GROUPS = { noise: readData("data/standard/shared/noise.json", GroupSchema) };
const SharedGroupSchema = v.pipe(
  codeOf(SHARED_GROUPS),
  v.transform((name) => SHARED_GROUPS[name]),
);

/** The properties of a category's products, in display order. */
export const CategoryStandardSchema = v.strictObject({
  code: codeOf<CategoryCode>(CATEGORIES),
  groups: v.array(v.lazy((input) => (typeof input === "string" ? SharedGroupSchema : GroupSchema))),
});
export type CategoryStandard = v.InferOutput<typeof CategoryStandardSchema>;
