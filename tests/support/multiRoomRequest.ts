import { PROPERTY } from "#domain/catalogue/properties.ts";

/** A room as a client sends it, without the fields that are not stated. */
export const askedRoom = (roomId: string, stated: object = {}) => ({
  roomId,
  roomCode: roomId,
  roomName: `房间 ${roomId}`,
  ...stated,
});

/** An office of 36 ㎡ that needs two units of the default 20 ㎡. */
export const OFFICE = { roomArea: 36, coolingLoad: 4, heatLoad: 2.4 };

export const structure = (value: string) => ({
  code: PROPERTY.structure,
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});
export const installation = (value: string) => ({
  code: PROPERTY.installation,
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});
export const staticPressure = (from: number, to: number) => ({
  code: PROPERTY.externalStaticPressure,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from,
  to,
});

/** The body of a selection with the specification's defaults; `changes` replaces fields. */
export const multiRoomRequest = (rooms: readonly object[], changes: object = {}) => ({
  topSize: 50,
  brandCode: null,
  inputCondition: rooms,
  productProperties: [structure("V000401"), installation("V000411")],
  singleUnitResponsibilityArea: 20,
  validationProperties: [
    PROPERTY.mediumAirFlow,
    PROPERTY.mediumTotalCooling,
    PROPERTY.mediumSensibleCooling,
    PROPERTY.mediumHeating,
  ],
  nonValidationProperties: [PROPERTY.mediumLatentCooling, PROPERTY.mediumHeatMoistureRatio],
  level: "MEDIUM_LEVEL",
  dustCorrectionFactor: 10,
  intermittentUseFactor: 10,
  summerSupplyWaterTemperature: 7,
  winterSupplyWaterTemperature: 60,
  ...changes,
});
