import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "./ComponentBody.ts";
import type { Figures } from "./Figures.ts";
import { doorBody, radiatorBody, waterValveBody } from "./shapes/buildingParts.ts";
import { fanCoilBody, indoorUnitBody } from "./shapes/coilUnits.ts";
import { airPurifierBody, damperBody, filterBody, silencerBody } from "./shapes/ductParts.ts";
import { fanBody } from "./shapes/fanShapes.ts";
import { outdoorUnitBody } from "./shapes/outdoorUnit.ts";
import { outletBody } from "./shapes/outletShapes.ts";
import { boilerBody } from "./shapes/boiler.ts";
import { airHandlerBody } from "./shapes/airHandler.ts";
import { chillerBody } from "./shapes/chiller.ts";
import { coolingTowerBody } from "./shapes/coolingTower.ts";
import { heatExchangerBody } from "./shapes/heatExchanger.ts";
import { pumpBody } from "./shapes/pumpShapes.ts";
import { unit } from "./solids/vectors.ts";
import { waterSupplySetBody } from "./shapes/waterSupplySet.ts";

/** The shape of each category, in the forms that are common in the trade. */
const SHAPES: { readonly [Code in CategoryCode]: (figures: Figures) => ComponentBody } = {
  C000001: fanBody,
  C000002: pumpBody,
  C000003: airHandlerBody,
  C000004: coolingTowerBody,
  C000005: indoorUnitBody,
  C000006: fanCoilBody,
  C000007: waterSupplySetBody,
  C000008: chillerBody,
  C000009: heatExchangerBody,
  C000010: damperBody,
  C000011: silencerBody,
  C000012: outletBody,
  C000013: doorBody,
  C000014: radiatorBody,
  C000015: waterValveBody,
  C000016: filterBody,
  C000017: airPurifierBody,
  C000018: outdoorUnitBody,
  C000019: boilerBody,
};

/** Lowest and highest corner of a body's bounding box. */
export function boundsOf({ solids }: Pick<ComponentBody, "solids">): readonly [low: Triple, high: Triple] {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { patches } of solids)
    for (const { vertices } of patches)
      for (const vertex of vertices)
        vertex.forEach((value, axis) => {
          low[axis] = Math.min(low[axis]!, value);
          high[axis] = Math.max(high[axis]!, value);
        });
  return [low, high];
}

/**
 * Moves the body so that its origin, the point by which it is placed, is the middle of length and width on the
 * ground. If the parts are smaller or larger than the stated overall dimensions, the body is scaled to them.
 */
function grounded(body: ComponentBody): ComponentBody {
  const [low, high] = boundsOf(body);
  const [x, y, z] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]];
  const [sx, sy, sz] = (body.overall ?? [null, null, null]).map((side, axis) =>
    side === null ? 1 : side / (high[axis]! - low[axis]!),
  ) as unknown as Triple;
  const moved = ([a, b, c]: Triple): Triple => [(a - x) * sx, (b - y) * sy, (c - z) * sz];
  // Normals scale inversely to the surface they belong to.
  const leant = ([a, b, c]: Triple): Triple => unit([a / sx, b / sy, c / sz]);
  return {
    ...body,
    solids: body.solids.map((solid) => ({
      ...solid,
      patches: solid.patches.map((patch) => ({
        vertices: patch.vertices.map(moved),
        normals: patch.normals.map(leant),
        triangles: patch.triangles,
      })),
    })),
    ports: body.ports.map((port) => ({ ...port, at: moved(port.at) })),
  };
}

/** The body that follows from a product's figures; `null` for an unknown category. */
export const bodyOf = (figures: Figures): ComponentBody | null =>
  isNameIn(SHAPES, figures.categoryCode) ? grounded(SHAPES[figures.categoryCode](figures)) : null;
