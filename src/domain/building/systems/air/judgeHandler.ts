import { formatNumber } from "../../../base/formatNumber.ts";
import { STANDARD_AIR } from "../../../physics/curve/power.ts";
import { dynamicPressure } from "../../../physics/pipe/conduit.ts";
import { circuitSegments } from "../../network/networkResults.ts";
import { machineStateWords, type MachineState } from "../judgeMachine.ts";
import type { AirHandler, KeptHandler } from "./AirHandler.ts";
import type { FanCard } from "./fanCard.ts";
import { hasRanAir, type AirSystem } from "./runAirSystem.ts";

/** What a system asks of an air handling unit. Pa in standard air, as makers state it. */
export interface HandlerNeed {
  /** m³/h */
  readonly flow: number;
  /** External total pressure: all losses but those of its own filter and coil */
  readonly total: number;
  /** Dynamic pressure in the first duct: its outlet has at most this beside the static pressure. */
  readonly dynamic: number;
  /** Whether it takes outdoor air: units for return air have smaller coils. */
  readonly isFresh: boolean;
}

/** The verdict on a unit for a need. */
export interface HandlerVerdict {
  readonly state: MachineState;
  /** Why; empty where it meets. */
  readonly why: string;
}

/** A flow above this share of the need is too much: a convention, as of fans. */
const OVERSIZED = 1.2;

/** Null where the system has no duty. */
export function handlerNeed(system: AirSystem, card: FanCard | null): HandlerNeed | null {
  if (card === null || !hasRanAir(system)) return null;
  const { run, settings } = system;
  const [first] = circuitSegments(run, run.index).filter((at) => run.layout.parent[at]! < 0);
  const outside = card.index.ducts + card.index.elements + card.index.outlet + card.silencer + card.otherSide;
  const margin = settings.control === "variable" ? 0 : settings.pressureMargin;
  const toStandard = STANDARD_AIR / card.density;
  const velocity = first === undefined ? 0 : run.columns.velocity[first]!;
  return {
    flow: card.flow,
    isFresh: settings.use === "fresh",
    total: (outside * (1 + margin) + card.kept) * toStandard,
    dynamic: dynamicPressure(run.network.rules.medium.density, velocity) * toStandard,
  };
}

/** The air that the unit's series is made for, if it is the other one; else empty. */
const otherAir = (series: string, isFresh: boolean): string => {
  const other = isFresh ? "回风" : "新风";
  return series.includes(other) && !series.includes(isFresh ? "新风" : "回风")
    ? `系列注明${other}，用于${isFresh ? "新风" : "回风"}时冷热量另行核对`
    : "";
};

/** 3,652 m³/h × 119 Pa */
export const needWords = ({ flow, total }: Pick<HandlerNeed, "flow" | "total">): string =>
  `${formatNumber(flow, 0)} m³/h × 机外 ${formatNumber(total, 0)} Pa`;

/**
 * Whether a unit carries a need by what its maker states. Static pressure is not total: the unit's outlet adds an unknown dynamic
 * pressure, at most that of the duct behind it. So a stated static pressure that is as large as the total suffices, one that
 * lacks more than the dynamic pressure does not, and nothing is said of what lies between.
 */
export function judgeHandler(
  { flow, external, series }: AirHandler,
  need: HandlerNeed | null,
): HandlerVerdict {
  if (need === null) return { state: "unknown", why: "系统暂无工况" };
  const { total, dynamic } = need;
  const words: string[] = [];
  if (flow < need.flow)
    words.push(`额定风量 ${formatNumber(flow, 0)} m³/h，小于 ${formatNumber(need.flow, 0)} m³/h`);
  if (external !== null && external < total - dynamic)
    words.push(`机外静压 ${formatNumber(external, 0)} Pa，小于所需 ${formatNumber(total - dynamic, 0)} Pa`);
  if (words.length > 0) return { state: "fails", why: words.join("；") };
  if (external === null) return { state: "unknown", why: "产品未注明机外静压" };
  if (external < total)
    return {
      state: "unknown",
      why: `机外静压 ${formatNumber(external, 0)} Pa 小于所需全压 ${formatNumber(total, 0)} Pa，差额不超过出口动压，请与厂家核对`,
    };
  const other = otherAir(series, need.isFresh);
  if (other !== "") return { state: "unknown", why: other };
  if (flow > OVERSIZED * need.flow) return { state: "oversized", why: `额定风量大于所需的 ${OVERSIZED} 倍` };
  return { state: "meets", why: "" };
}

/** On the kept unit of a system; null without one. */
export function handlerVerdict(system: AirSystem, card: FanCard | null): HandlerVerdict | null {
  const { handler } = system.settings;
  return handler && judgeHandler(handler.of, handlerNeed(system, card));
}

export const handlerStateWords = (verdict: HandlerVerdict, kept: KeptHandler): string =>
  machineStateWords(verdict, needWords(kept));

/** A unit of the catalogue for a system. */
export interface HandlerOffer extends HandlerVerdict {
  readonly of: AirHandler;
}

/** The best verdict first */
const RANKS: Readonly<Record<MachineState, number>> = { meets: 0, oversized: 1, unknown: 2, fails: 3 };
/** Nobody compares more. */
const OFFERS_MOST = 60;

/** Units for a need: those that carry it, the smallest first, then larger ones, those of which it is not known, and the rest. */
export function handlerOffers(handlers: readonly AirHandler[], need: HandlerNeed): readonly HandlerOffer[] {
  const offers = handlers.map((of): HandlerOffer => ({ of, ...judgeHandler(of, need) }));
  /** Of units that fail, the one that gives more of the flow comes first. */
  const flowOf = ({ state, of }: HandlerOffer) =>
    state === "fails" ? Math.abs(of.flow - need.flow) : of.flow;
  return offers
    .sort(
      (one, other) =>
        RANKS[one.state] - RANKS[other.state] ||
        flowOf(one) - flowOf(other) ||
        (one.of.external ?? Infinity) - (other.of.external ?? Infinity) ||
        (one.of.model < other.of.model ? -1 : 1),
    )
    .slice(0, OFFERS_MOST);
}
