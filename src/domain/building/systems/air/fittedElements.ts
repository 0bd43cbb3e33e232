import { STANDARD_AIR } from "../../../physics/curve/power.ts";
import { sumFittings } from "../../../physics/pipe/fittings.ts";
import type { FittedPart } from "../../network/Network.ts";
import type { FittedParts } from "../EstimatedTree.ts";
import type { DuctElement, ElementKind, LossAtFlow } from "./DuctElement.ts";

/** ζ for products without a usable stated loss (ENGINEERING-3 B.4); null for silencers, whose ζ is unknown. */
const elementZeta = (kind: ElementKind): number | null =>
  kind === "silencer" ? null : sumFittings("air", [{ name: kind, count: 1 }]).zeta;

/** Losses follow the square of the flow and the density of the air. */
const squared = ({ loss, flow }: LossAtFlow, share: number): number => (loss * share) / (flow * flow);

/**
 * An element as a part of its segment. Its loss is a typed one at any flow; a stated one up to its stated flow,
 * converted from standard air to the site's density; by ζ above that flow or without a stated loss.
 *
 * @param density in the ducts, kg/m³
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
 * The elements as parts of the network, by segment. Lists and parts are the same objects as long as elements and
 * air are unchanged, so that a segment counts as unchanged.
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
