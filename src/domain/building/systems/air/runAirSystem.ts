import {
  ductLimits,
  DUCT_ROUGHNESS,
  ductSizes,
  rectangularDucts,
  roundDucts,
  type DuctSize,
} from "../../../physics/pipe/duct.ts";
import { ductVelocity, type DuctPlace } from "../../../physics/pipe/ductVelocities.ts";
import type { Medium } from "../../../physics/pipe/conduit.ts";
import { siteAir } from "../../../physics/fluid/siteAir.ts";
import { airMedium } from "../../../physics/pipe/medium.ts";
import type { Level, NetworkRules } from "../../network/Network.ts";
import type { NetworkRun } from "../../network/NetworkRun.ts";
import { TREE_ASSUMPTIONS, type EstimatedTree, type TreeAssumptions } from "../EstimatedTree.ts";
import { levelOfStorey } from "../PlacedRoom.ts";
import { NO_TREE, runTree, type TreeState } from "../runTree.ts";
import { flowFactors } from "../simultaneity.ts";
import type { AirRoom } from "./AirRoom.ts";
import type { AirSettings } from "./AirSettings.ts";
import { airSettingsFault, type AirSettingsFault } from "./airSettingsFault.ts";
import { fittedElements } from "./fittedElements.ts";
import { airTerminals, type AirTerminals } from "./airTerminals.ts";

/** A duct system, computed as far as possible */
export interface AirSystem extends Omit<TreeState, "fault"> {
  readonly settings: AirSettings;
  /** Altitude of the site, m */
  readonly altitude: number;
  /** null if the settings are not valid */
  readonly rules: NetworkRules | null;
  readonly terminals: AirTerminals["terminals"];
  /** The data that the terminals were made from; null if the settings are not valid. */
  readonly made: AirTerminals["made"] | null;
  readonly fault: AirSettingsFault | TreeState["fault"];
}

/** A system whose ducts are computed */
export type RanAir = AirSystem & { readonly run: NetworkRun; readonly tree: EstimatedTree };
export const hasRanAir = (system: AirSystem): system is RanAir => system.run !== null;

const SERIES: Readonly<Record<AirSettings["shape"], readonly DuctSize[]>> = {
  rectangular: rectangularDucts(),
  round: roundDucts(),
};
export const ductsOf = ({ shape }: Pick<AirSettings, "shape">): readonly DuctSize[] => SERIES[shape];

/**
 * Parts of the table of velocities for the levels of a tree (convention). Mains of storeys are mains, too, so that
 * no duct grows behind a riser; ducts from them to rooms are branches. Run-outs to single outlets are not in the
 * tree.
 */
const PLACES = ["main", "branch"] as const satisfies readonly DuctPlace[];
const LIMITS: Readonly<Record<Level, number>> = { plant: 0, riser: 0, floor: 0, terminal: 1 };

/** Greatest velocity for each of the limits, m/s; every noise level in the settings has one. */
export const velocitiesOf = ({ building, noise }: AirSettings): readonly number[] =>
  PLACES.map((place) => ductVelocity(building, place, noise).most ?? 0);

/**
 * The air in the ducts at the site's pressure, with the humidity of standard air as far as the temperature allows
 */
export function mediumOf({ temperature }: Pick<AirSettings, "temperature">, altitude: number): Medium {
  const air = siteAir({ altitude, temperature, pressure: null, humidity: null, lowest: null });
  return airMedium(air.temperature, air.pressure, air.density);
}

function rulesOf(settings: AirSettings, altitude: number): NetworkRules {
  const ducts = ductsOf(settings);
  return {
    medium: mediumOf(settings, altitude),
    roughness: DUCT_ROUGHNESS.value,
    sizes: ductSizes(ducts),
    limits: velocitiesOf(settings).map((velocity) =>
      ductLimits(ducts, velocity, settings.height, settings.friction),
    ),
    factors: flowFactors(settings.control, settings.factors),
  };
}

const assumptionsOf = (settings: AirSettings): TreeAssumptions => ({
  storeyHeight: settings.storeyHeight,
  plantLevel: levelOfStorey(settings.plantLevel),
  plantMain: settings.plantMain,
  netShare: TREE_ASSUMPTIONS.value.netShare,
  share: settings.localShare,
  isSingle: true,
  limits: LIMITS,
});

/** Settings that the tree depends on; typed lengths and fixed sizes can change without a new tree. */
const TREE_FIELDS = [
  ...["plantLevel", "storeyHeight", "plantMain", "localShare", "shape"],
] as readonly (keyof AirSettings)[];

const NOTHING = { ...NO_TREE, rules: null, terminals: [], made: null } as const;

/**
 * Computes a duct system from its rooms: outlets, tree of estimated or typed lengths, sizes, losses, index
 * circuit. After a change it keeps the unchanged part of the system before; every figure is bit by bit that of a
 * full run.
 *
 * @param altitude m
 */
export function runAirSystem(
  rooms: readonly AirRoom[],
  settings: AirSettings,
  altitude: number,
  before: AirSystem | null = null,
): AirSystem {
  const wrong = airSettingsFault(settings);
  if (wrong !== null) return { ...NOTHING, settings, altitude, fault: wrong };
  const isSaid = before !== null && before.settings === settings && before.altitude === altitude;
  const rules = (isSaid ? before.rules : null) ?? rulesOf(settings, altitude);
  const known = before?.made ? { terminals: before.terminals, made: before.made, changed: null } : null;
  const { terminals, made, changed } = airTerminals(rooms, settings, rules.medium.density, known);
  if (isSaid && before.run !== null && changed?.length === 0) return before;
  const { hasSameLengths: _, ...tree } = runTree(
    {
      ...{ terminals, changed, settings, rules, assumptions: assumptionsOf(settings) },
      isTreeSame: before !== null && TREE_FIELDS.every((field) => before.settings[field] === settings[field]),
      comparesAll: false,
      fitted: fittedElements(settings.elements, rules.medium.density),
    },
    before,
  );
  return { ...tree, settings, altitude, rules, terminals, made };
}
