import { STANDARD_AIR } from "../../../physics/curve/power.ts";
import { sumFittings } from "../../../physics/pipe/fittings.ts";
import type { FittedPart } from "../../network/Network.ts";
import type { FittedParts } from "../EstimatedTree.ts";
import type { DuctElement, ElementKind, LossAtFlow } from "./DuctElement.ts";

/** ζ where a product states nothing that holds (ENGINEERING-3 B.4); of silencers none is known. */
const elementZeta = (kind: ElementKind): number | null =>
  kind === "silencer" ? null : sumFittings("air", [{ name: kind, count: 1 }]).zeta;

/** Losses follow the square of the flow, and the density of the air. */
const squared = ({ loss, flow }: LossAtFlow, share: number): number => (loss * share) / (flow * flow);

/**
 * The loss of an element as a part of its segment: a typed one at any flow; a stated one up to its stated flow, brought from
 * standard air to the density of the site; beyond it, and where nothing is stated, by ζ.
 *
 * @param density kg/m³ in the ducts
 */
function partOf({ kind, product, typed }: DuctElement, density: number): FittedPart {
  if (typed !== null) return { k: squared(typed, 1), most: Infinity, zeta: null };
  const stated = product?.stated ?? null;
  const zeta = elementZeta(kind);
  return stated === null
    ? { k: 0, most: -1, zeta }
    : { k: squared(stated, density / STANDARD_AIR), most: stated.flow, zeta };
}

interface Known {
  readonly density: number;
  readonly fitted: FittedParts;
}
const known = new WeakMap<readonly DuctElement[], Known>();

/**
 * The elements as parts of the network, by segment. Lists and parts stay the same objects while elements and air
 * do, so a segment counts as unchanged.
 */
export function fittedElements(elements: readonly DuctElement[], density: number): FittedParts {
  const before = known.get(elements);
  if (before?.density === density) return before.fitted;
  const fitted = new Map<string, FittedPart[]>();
  for (const element of elements) {
    const own = fitted.get(element.segment) ?? [];
    fitted.set(element.segment, own);
    own.push(partOf(element, density));
  }
  known.set(elements, { density, fitted });
  return fitted;
}
