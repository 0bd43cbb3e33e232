import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import type { Figures } from "../../component/Figures.ts";
import type { IfcKind } from "./kinds.ts";
import { identifier, integer, kelvin, label, measured, real, type Measure } from "./measures.ts";

/** A property of a standard set, with its value in IFC notation. */
export interface SetProperty {
  readonly name: string;
  readonly value: string;
  /** The value comes from an enumeration of the standard (IfcPropertyEnumeratedValue). */
  readonly isEnumerated: boolean;
}
export interface StandardSet {
  readonly name: string;
  readonly properties: readonly SetProperty[];
}

type Read = (figures: Figures) => string | null;
type Rule = readonly [name: string, read: Read, isEnumerated?: true];
type SetRule = readonly [set: string, rules: readonly Rule[], of?: string];

/** Reads a stated figure; of several codes, the first that is stated. */
const figure =
  (measure: Measure, factor: number, ...codes: readonly PropertyCode[]): Read =>
  ({ number }) => {
    const value = codes.map(number).find((stated) => stated !== null && stated > 0);
    return value === undefined || value === null ? null : measured(measure, value * factor);
  };
const celsius =
  (code: PropertyCode): Read =>
  ({ number }) => {
    const value = number(code);
    return value === null ? null : measured("THERMODYNAMICTEMPERATURE", kelvin(value));
  };
const plain =
  (write: (value: number) => string, code: PropertyCode): Read =>
  ({ number }) => {
    const value = number(code);
    return value === null ? null : write(value);
  };
const words =
  (code: PropertyCode, ...pairs: readonly (readonly [stated: string, word: string])[]): Read =>
  ({ choice }) => {
    const stated = choice(code);
    const word = pairs.find(([known]) => known === stated)?.[1];
    return word === undefined ? null : label(word);
  };
const always =
  (word: string): Read =>
  () =>
    label(word);
const shapeOfOutlet: Read = ({ number, choice }) => {
  if (["V000168", "V000164"].includes(choice(PROPERTY.outletType) ?? "")) return label("ROUND");
  const [length, width] = [number(PROPERTY.length), number(PROPERTY.width)];
  if (length === null || width === null) return null;
  return label(length === width ? "SQUARE" : "RECTANGULAR");
};

/** Pa per metre of cold water: 998.2 kg/m³ (20 ℃) and 9.80665 m/s². */
const PA_PER_METRE = 998.2 * 9.80665;
const KILO = 1000;
const MEGA = 1_000_000;
const PER_MINUTE = 1 / 60;

const FIRE_DAMPER: readonly Rule[] = [["FusibleLinkTemperature", celsius(PROPERTY.closingTemperature)]];

/**
 * Names and kinds of values follow the property set templates of IFC4 ADD2; values that a product does not state
 * are left out.
 */
const SETS: { readonly [Code in CategoryCode]: readonly SetRule[] } = {
  C000001: [
    [
      "Pset_FanTypeCommon",
      [
        ["MotorDriveType", words(PROPERTY.drive, ["V000711", "DIRECTDRIVE"], ["V000712", "BELTDRIVE"]), true],
        ["CapacityControlType", words(PROPERTY.speedControl, ["V000033", "TWOSPEED"]), true],
        ["NominalAirFlowRate", figure("VOLUMETRICFLOWRATE", 1, PROPERTY.airFlow, PROPERTY.highSpeedAirFlow)],
        [
          "NominalTotalPressure",
          figure("PRESSURE", 1, PROPERTY.totalPressure, PROPERTY.highSpeedTotalPressure),
        ],
        ["NominalStaticPressure", figure("PRESSURE", 1, PROPERTY.staticPressure)],
        [
          "NominalRotationSpeed",
          figure("ROTATIONALFREQUENCY", PER_MINUTE, PROPERTY.rotationalSpeed, PROPERTY.highRotationalSpeed),
        ],
        ["NominalPowerRate", figure("POWER", KILO, PROPERTY.motorPower, PROPERTY.highSpeedMotorPower)],
      ],
    ],
  ],
  C000002: [["Pset_PumpTypeCommon", pumpRules()]],
  C000003: [
    ["Pset_UnitaryEquipmentTypeCommon", []],
    ["Pset_UnitaryEquipmentTypeAirHandler", [["AirHandlerConstruction", always("MANUFACTUREDITEM"), true]]],
  ],
  C000004: [
    [
      "Pset_CoolingTowerTypeCommon",
      [
        [
          "FlowArrangement",
          words(PROPERTY.structure, ["V000811", "COUNTERFLOW"], ["V000812", "CROSSFLOW"]),
          true,
        ],
        ["AmbientDesignWetBulbTemperature", celsius(PROPERTY.wetBulb)],
      ],
    ],
  ],
  C000005: [["Pset_UnitaryEquipmentTypeCommon", []]],
  C000006: [["Pset_UnitaryEquipmentTypeCommon", []]],
  C000007: [["Pset_PumpTypeCommon", pumpRules()]],
  C000008: [
    [
      "Pset_ChillerTypeCommon",
      [
        ["NominalCapacity", figure("POWER", KILO, PROPERTY.coolingCapacity)],
        ["NominalEfficiency", figure("POSITIVERATIO", 1, PROPERTY.performanceCoefficient)],
        ["NominalPowerConsumption", figure("POWER", KILO, PROPERTY.inputPower)],
      ],
    ],
  ],
  C000009: [["Pset_HeatExchangerTypeCommon", []]],
  C000010: [
    [
      "Pset_DamperTypeCommon",
      [
        [
          "Operation",
          words(
            PROPERTY.actuator,
            ["V000871", "MANUAL"],
            ["V000872", "AUTOMATIC"],
            ["V000873", "AUTOMATIC"],
            ["V000874", "AUTOMATIC"],
          ),
          true,
        ],
        ["BladeAction", words(PROPERTY.productType, ["V000861", "OPPOSED"]), true],
        ["NominalAirFlowRate", figure("VOLUMETRICFLOWRATE", 1, PROPERTY.airFlow)],
        ["OpenPressureDrop", figure("PRESSURE", 1, PROPERTY.airPressureDrop)],
        ["FrameDepth", figure("POSITIVELENGTH", 1, PROPERTY.length)],
      ],
    ],
    ["Pset_DamperTypeFireDamper", FIRE_DAMPER, "FIREDAMPER"],
    ["Pset_DamperTypeFireSmokeDamper", FIRE_DAMPER, "FIRESMOKEDAMPER"],
  ],
  C000011: [
    [
      "Pset_DuctSilencerTypeCommon",
      [
        ["Length", figure("LENGTH", 1, PROPERTY.length)],
        ["Weight", figure("MASS", 1, PROPERTY.weight)],
      ],
    ],
  ],
  C000012: [
    [
      "Pset_AirTerminalTypeCommon",
      [
        ["Shape", shapeOfOutlet, true],
        [
          "FaceType",
          words(
            PROPERTY.outletType,
            ["V000167", "FOURWAYPATTERN"],
            ["V000169", "SINGLEDEFLECTION"],
            ["V000170", "DOUBLEDEFLECTION"],
          ),
          true,
        ],
        ["ThrowLength", figure("LENGTH", KILO, PROPERTY.nozzleThrow)],
        ["EffectiveArea", figure("AREA", 1, PROPERTY.effectiveArea)],
      ],
    ],
  ],
  C000013: [
    [
      "Pset_DoorCommon",
      [
        [
          "FireRating",
          words(PROPERTY.fireRating, ["V000901", "A1.50"], ["V000902", "A1.00"], ["V000903", "A0.50"]),
        ],
        ["AcousticRating", plain((value) => label(`Rw ${value} dB`), PROPERTY.soundInsulation)],
        ["ThermalTransmittance", figure("THERMALTRANSMITTANCE", 1, PROPERTY.heatTransmission)],
      ],
    ],
  ],
  C000014: [
    [
      "Pset_SpaceHeaterTypeCommon",
      [
        ["HeatTransferMedium", always("WATER"), true],
        ["BodyMass", figure("MASS", 1, PROPERTY.weight)],
        ["OutputCapacity", figure("POWER", KILO, PROPERTY.heatingCapacity)],
        ["NumberOfSections", plain(integer, PROPERTY.sections)],
      ],
    ],
    ["Pset_SpaceHeaterTypeRadiator", [["RadiatorType", always("SECTIONAL"), true]]],
  ],
  C000015: [
    [
      "Pset_ValveTypeCommon",
      [
        ["ValveOperation", words(PROPERTY.actuator, ["V000872", "MOTORIZED"]), true],
        ["ValveMechanism", words(PROPERTY.productType, ["V000942", "GLOBE"], ["V000943", "BUTTERFLY"]), true],
        ["Size", figure("POSITIVELENGTH", 1, PROPERTY.nominalDiameter)],
        ["WorkingPressure", figure("PRESSURE", MEGA, PROPERTY.workingPressure)],
        ["FlowCoefficient", plain(real, PROPERTY.flowCoefficient)],
      ],
    ],
  ],
  C000016: [
    ["Pset_FilterTypeCommon", filterRules()],
    [
      "Pset_FilterTypeAirParticleFilter",
      [["SeparationType", words(PROPERTY.productType, ["V000962", "BAG"], ["V000963", "PLEAT"]), true]],
    ],
  ],
  C000017: [["Pset_FilterTypeCommon", filterRules()]],
  C000018: [["Pset_UnitaryEquipmentTypeCommon", []]],
  C000019: [
    [
      "Pset_BoilerTypeCommon",
      [
        ["PressureRating", figure("PRESSURE", MEGA, PROPERTY.workingPressure)],
        [
          "EnergySource",
          words(
            PROPERTY.productType,
            ["V001111", "GAS"],
            ["V001112", "GAS"],
            ["V001113", "GAS"],
            ["V001114", "ELECTRICITY"],
          ),
          true,
        ],
      ],
    ],
  ],
};

function pumpRules(): readonly Rule[] {
  return [
    ["ConnectionSize", figure("POSITIVELENGTH", 1, PROPERTY.nominalDiameter)],
    ["NetPositiveSuctionHead", figure("PRESSURE", PA_PER_METRE, PROPERTY.npsh)],
    ["NominalRotationSpeed", figure("ROTATIONALFREQUENCY", PER_MINUTE, PROPERTY.rotationalSpeed)],
  ];
}

function filterRules(): readonly Rule[] {
  return [
    ["Weight", figure("MASS", 1, PROPERTY.weight)],
    ["InitialResistance", figure("PRESSURE", 1, PROPERTY.airPressureDrop)],
    ["FinalResistance", figure("PRESSURE", 1, PROPERTY.finalResistance)],
    ["NominalFlowrate", figure("VOLUMETRICFLOWRATE", 1, PROPERTY.airFlow)],
  ];
}

/**
 * The standard's property sets for a product, filled with what it states; sets without any stated value are left
 * out.
 */
export function standardSets(figures: Figures, { predefined }: IfcKind, model: string): StandardSet[] {
  const { categoryCode } = figures;
  if (!isNameIn(SETS, categoryCode)) return [];
  return SETS[categoryCode].flatMap(([name, rules, of]) => {
    if (of !== undefined && of !== predefined) return [];
    const properties = rules.flatMap(([property, read, isEnumerated = false]): SetProperty[] => {
      const value = read(figures);
      return value === null ? [] : [{ name: property, value, isEnumerated }];
    });
    const reference = { name: "Reference", value: identifier(model), isEnumerated: false };
    const all = name.endsWith("Common") ? [reference, ...properties] : properties;
    return all.length === 0 ? [] : [{ name, properties: all }];
  });
}
