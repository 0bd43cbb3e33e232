import * as v from "valibot";
import { splitsFault, type SplitSettings } from "#domain/building/systems/split/SplitSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);
const positive = v.pipe(figure, v.gtValue(0));
const figures = v.array(figure);
const line = v.object({ at: figures, factors: figures });
const grid = v.object({ lengths: figures, ratios: figures, factors: v.array(figures) });
const limit = v.exactOptional(figure);

const UnitSchema = v.object({
  ...{ id: v.string(), model: v.string(), brand: v.string(), series: v.string(), type: v.string() },
  isSample: v.boolean(),
  cooling: positive,
  heating: orNull,
  liquidPipe: orNull,
  gasPipe: orNull,
  limits: v.object({
    ...{ total: limit, farthestActual: limit, farthestEquivalent: limit, afterFirstBranch: limit },
    ...{ heightAbove: limit, heightBelow: limit, heightBetween: limit, units: limit },
    combination: v.exactOptional(v.object({ least: figure, most: figure })),
  }),
  tables: v.object({
    combination: v.nullable(line),
    ...{ coolingPipe: v.nullable(grid), heatingPipe: v.nullable(grid) },
    ...{ coolingTemperature: v.nullable(grid), heatingTemperature: v.nullable(grid) },
    defrost: v.nullable(line),
    heightPerMetre: orNull,
  }),
  unread: v.array(v.string()),
});

const SystemSchema = v.object({
  id: v.string(),
  name: v.string(),
  rooms: v.array(v.string()),
  block: orNull,
  heatBlock: orNull,
  lengths: v.array(v.tuple([v.string(), figure])),
  outdoor: v.nullable(
    v.object({ of: UnitSchema, hash: v.string(), block: figure, heatBlock: orNull, ratio: figure }),
  ),
});

/** All systems have different ids, and no room is in two of them. */
const isWhole = ({ systems }: SplitSettings): boolean => {
  const rooms = (systems ?? []).flatMap((system) => system.rooms);
  const ids = (systems ?? []).map(({ id }) => id);
  return new Set(rooms).size === rooms.length && new Set(ids).size === ids.length;
};

export const SplitsSchema = v.pipe(
  v.object({
    series: v.nullable(v.string()),
    isHeating: v.boolean(),
    storeyHeight: figure,
    outdoorLevel: orNull,
    plantMain: figure,
    fittings: figure,
    ...{ summerOutdoor: figure, summerIndoor: figure, winterOutdoor: figure, winterIndoor: figure },
    ...{ combinationFactor: orNull, coolingPipe: orNull, heatingPipe: orNull },
    ...{ coolingTemperature: orNull, heatingTemperature: orNull, defrost: orNull, indoorFactor: orNull },
    systems: v.nullable(v.array(SystemSchema)),
  }),
  v.check((settings) => splitsFault(settings) === null && isWhole(settings)),
) satisfies v.GenericSchema<unknown, SplitSettings>;
