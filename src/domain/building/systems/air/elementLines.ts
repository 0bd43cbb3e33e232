import { dynamicPressure } from "../../../physics/pipe/conduit.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { partLoss } from "../../network/runSegment.ts";
import { elementSize, ELEMENT_WORDS, type DuctElement, type ElementKind } from "./DuctElement.ts";
import { ductsOf, hasRanAir, type AirSystem, type RanAir } from "./runAirSystem.ts";

/** The basis of an element's loss; "unknown": not known at this flow and not counted. */
export type LossBasis = "typed" | "stated" | "zeta" | "unknown";

export const LOSS_BASES: Readonly<Record<LossBasis, string>> = {
  typed: "使用者输入，按风量平方换算",
  stated: "产品标注，按风量平方和空气密度换算",
  zeta: "估算：没有标注或超过标注的风量，按 ζ",
  unknown: "无法判定：没有标注或超过标注的风量，未计入",
};

/** An element of a system that ran, with its loss */
export interface ElementLine {
  readonly id: string;
  readonly segment: string;
  /** 3.M2 */
  readonly segmentName: string;
  readonly kind: ElementKind;
  readonly name: string;
  /** null: no product is chosen. */
  readonly product: { readonly id: string; readonly brand: string; readonly model: string } | null;
  /** mm × mm of the product; null where unknown. */
  readonly size: string | null;
  /** 630×400 or Ø400 of its duct; null if the duct has no size. */
  readonly duct: string | null;
  /** m³/h */
  readonly flow: number;
  /** Pa; null if it is unknown or the duct has no size. */
  readonly loss: number | null;
  readonly basis: LossBasis;
  /** Whether its product has the size of the duct; true if no size is stated. */
  readonly fits: boolean;
}

function basisOf({ typed, product }: DuctElement, flow: number, zeta: number | null): LossBasis {
  if (typed !== null) return "typed";
  const stated = product?.stated ?? null;
  if (stated !== null && flow <= stated.flow) return "stated";
  return zeta === null ? "unknown" : "zeta";
}

/**
 * Whether a product has the size of a rectangular duct, in either direction. The catalogue has no round products.
 */
function fitsDuct({ product }: DuctElement, a: number, b: number, isRound: boolean): boolean {
  if (product === null || product.width === null || product.height === null) return true;
  const { width, height } = product;
  return !isRound && Math.max(width, height) === a && Math.min(width, height) === b;
}

function lineOf(
  { run, tree, settings, fitted }: RanAir,
  element: DuctElement,
  at: number,
  order: number,
): ElementLine {
  const { id, segment, kind, product } = element;
  const { columns, network } = run;
  const flow = columns.flow[at]!;
  const part = fitted.get(segment)![order]!;
  const basis = basisOf(element, flow, part.zeta);
  const size = columns.size[at]!;
  const duct = size === NO_SIZE ? null : ductsOf(settings)[size]!;
  const dynamic = dynamicPressure(network.rules.medium.density, columns.velocity[at]!);
  return {
    ...{ id, segment, kind, flow, basis },
    segmentName: tree.segments[at]!.name,
    name: ELEMENT_WORDS[kind].name,
    product: product && { id: product.id, brand: product.brand, model: product.model },
    size: elementSize(product),
    duct: duct?.name ?? null,
    loss: duct === null || basis === "unknown" ? null : partLoss(part, flow, dynamic),
    fits: duct === null || fitsDuct(element, duct.a, duct.b, settings.shape === "round"),
  };
}

/** The elements of a system in the order in which they were chosen. Elements of missing segments are left out. */
export function elementLines(system: AirSystem): readonly ElementLine[] {
  const { elements } = system.settings;
  if (elements.length === 0 || !hasRanAir(system)) return [];
  const { segmentAt } = system.run.layout;
  const orders = new Map<string, number>();
  return elements.flatMap((element): readonly ElementLine[] => {
    const at = segmentAt.get(element.segment);
    const order = orders.get(element.segment) ?? 0;
    orders.set(element.segment, order + 1);
    return at === undefined ? [] : [lineOf(system, element, at, order)];
  });
}

/** Elements whose segments no longer exist */
export const lostElements = (system: AirSystem): readonly DuctElement[] =>
  hasRanAir(system)
    ? system.settings.elements.filter(({ segment }) => system.run.layout.segmentAt.get(segment) === undefined)
    : [];
