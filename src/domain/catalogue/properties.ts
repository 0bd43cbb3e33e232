import type { SourcePropertyCode } from "./sourceProperties.ts";

/**
 * All property codes; no other place repeats one as a literal. Codes up to P000306 come from the data standard,
 * except P000016 and P000017. Those two and the codes from P000401 on, which a fan coil needs, are missing there
 * and are our own in the same form.
 */
export const PROPERTY = {
  structure: "P000003",
  airFlow: "P000007",
  totalPressure: "P000008",
  highSpeedAirFlow: "P000083",
  lowSpeedAirFlow: "P000084",
  productType: "P000092",
  coolingCapacity: "P000094",
  heatingCapacity: "P000095",
  outletType: "P000205",
  nozzleThrow: "P000209",
  specification: "P000303",
  outletVelocity: "P000306",
  length: "P000014",
  width: "P000015",
  height: "P000016",
  weight: "P000017",
  diameter: "P000160",

  highAirFlow: "P000401",
  highTotalCooling: "P000402",
  highSensibleCooling: "P000403",
  highLatentCooling: "P000404",
  highHeating: "P000405",
  highHeatMoistureRatio: "P000406",
  highInputPower: "P000407",
  highNoise: "P000408",

  mediumAirFlow: "P000411",
  mediumTotalCooling: "P000412",
  mediumSensibleCooling: "P000413",
  mediumLatentCooling: "P000414",
  mediumHeating: "P000415",
  mediumHeatMoistureRatio: "P000416",
  mediumInputPower: "P000417",
  mediumNoise: "P000418",

  installation: "P000421",
  externalStaticPressure: "P000422",
  coilRows: "P000423",
  waterFlow: "P000424",
  waterPressureDrop: "P000425",
  pipeConnection: "P000426",
  powerSupply: "P000427",
  motor: "P000428",

  ratedCoolingDryBulb: "P000431",
  ratedCoolingWetBulb: "P000432",
  ratedCoolingWater: "P000433",
  ratedHeatingDryBulb: "P000434",
  ratedHeatingWater: "P000435",

  effectiveArea: "P000441",

  inputPower: "P000451",
  noise: "P000452",
  liquidPipe: "P000453",
  gasPipe: "P000454",

  speedControl: "P000501",
  motorPower: "P000502",
  rotationalSpeed: "P000503",
  totalPressureEfficiency: "P000504",
  staticPressure: "P000505",
  staticPressureEfficiency: "P000506",
  highSpeedTotalPressure: "P000507",
  lowSpeedTotalPressure: "P000508",
  highSpeedEfficiency: "P000509",
  lowSpeedEfficiency: "P000510",
  highSpeedMotorPower: "P000511",
  lowSpeedMotorPower: "P000512",
  highRotationalSpeed: "P000513",
  lowRotationalSpeed: "P000514",
  fanType: "P000515",
  impellerDiameter: "P000516",
  hubRatio: "P000517",
  outletArea: "P000518",
  drive: "P000519",

  head: "P000531",
  pumpEfficiency: "P000532",
  npsh: "P000533",
  shaftPower: "P000534",
  pumpType: "P000535",
  stages: "P000536",
  overallEfficiency: "P000537",
  electricPower: "P000538",
  efficiencyGrade: "P000551",

  pumpCount: "P000541",
  pumpModel: "P000542",
  nominalDiameter: "P000543",
  workingPressure: "P000544",

  fanPower: "P000601",
  enteringWater: "P000602",
  leavingWater: "P000603",
  wetBulb: "P000604",
  performanceCoefficient: "P000605",
  refrigerant: "P000606",
  condenserWaterFlow: "P000607",
  exchangeArea: "P000608",
  material: "P000609",
  leakageClass: "P000610",
  actuator: "P000611",
  closingTemperature: "P000612",
  airPressureDrop: "P000613",
  insertionLoss: "P000614",
  fireRating: "P000615",
  leaves: "P000616",
  soundInsulation: "P000617",
  heatTransmission: "P000618",
  sectionHeat: "P000619",
  sections: "P000620",
  flowCoefficient: "P000621",
  connection: "P000622",
  filterClass: "P000623",
  finalResistance: "P000624",
  depth: "P000625",
  purification: "P000626",
  purificationMethod: "P000627",
  highestTemperature: "P000628",

  heatingInputPower: "P000641",
  annualPerformance: "P000642",
  leastCombination: "P000643",
  mostCombination: "P000644",
  mostIndoorUnits: "P000645",
  totalPipeLength: "P000646",
  farthestPipeLength: "P000647",
  farthestEquivalentLength: "P000648",
  lengthAfterFirstBranch: "P000649",
  heightOutdoorAbove: "P000650",
  heightOutdoorBelow: "P000651",
  heightBetweenIndoor: "P000652",

  noiseKind: "P000661",
  noiseDistance: "P000662",
  noiseField: "P000663",
  octavePower63: "P000671",
  octavePower125: "P000672",
  octavePower250: "P000673",
  octavePower500: "P000674",
  octavePower1000: "P000675",
  octavePower2000: "P000676",
  octavePower4000: "P000677",
  octavePower8000: "P000678",

  octaveLoss63: "P000681",
  octaveLoss125: "P000682",
  octaveLoss250: "P000683",
  octaveLoss500: "P000684",
  octaveLoss1000: "P000685",
  octaveLoss2000: "P000686",
  octaveLoss4000: "P000687",
  octaveLoss8000: "P000688",
} as const;

export type PropertyCode = (typeof PROPERTY)[keyof typeof PROPERTY] | SourcePropertyCode;

/** Values of the enumerated fan-coil properties, in the order in which they are offered. */
export const FAN_COIL_STRUCTURES = {
  V000401: "卧式",
  V000402: "立式",
  V000403: "卡式",
  V000404: "壁挂",
} as const;
export type FanCoilStructure = keyof typeof FAN_COIL_STRUCTURES;

export const FAN_COIL_INSTALLATIONS = { V000411: "暗装", V000412: "明装" } as const;
export type FanCoilInstallation = keyof typeof FAN_COIL_INSTALLATIONS;

export const FAN_COIL_ROWS = { V000421: "2排", V000422: "3排" } as const;
export type FanCoilRows = keyof typeof FAN_COIL_ROWS;

export const FAN_COIL_MOTORS = { V000431: "交流电机", V000432: "直流无刷电机" } as const;
export type FanCoilMotor = keyof typeof FAN_COIL_MOTORS;

/** 单速 or 双速: a double-speed fan has a high and a low set of figures and curves, each of them measured. */
export const SPEED_CONTROLS = { V000032: "单速", V000033: "双速" } as const;
export const SINGLE_SPEED = "V000032" satisfies keyof typeof SPEED_CONTROLS;
export const DOUBLE_SPEED = "V000033" satisfies keyof typeof SPEED_CONTROLS;
