import { formatNumber } from "../../../base/formatNumber.ts";
import { STANDARD_AIR } from "../../../physics/curve/power.ts";
import { dynamicPressure } from "../../../physics/pipe/conduit.ts";
import { circuitSegments } from "../../network/networkResults.ts";
import { machineStateWords, type MachineState } from "../judgeMachine.ts";
import type { AirHandler, KeptHandler } from "./AirHandler.ts";
import { coilNeeds, COILS, type Coil, type CoilNeeds } from "./coilNeeds.ts";
import type { FanCard } from "./fanCard.ts";
import { hasRanAir, type AirSystem } from "./runAirSystem.ts";

/** The requirement for an air handling unit. Pa in standard air, as makers state it */
export interface HandlerNeed {
  /** m³/h */
  readonly flow: number;
  /** External total pressure: all losses except those of the unit's filter and coil */
  readonly total: number;
  /** Dynamic pressure in the first duct; the unit's outlet has at most that much. */
  readonly dynamic: number;
  /** Whether it takes outdoor air: units for return air have smaller coils. */
  readonly isFresh: boolean;
  readonly coils: CoilNeeds;
}

/** The verdict on a unit for a need */
export interface HandlerVerdict {
  readonly state: MachineState;
  /** Why; empty if it meets. */
  readonly why: string;
}

/** A flow above this share of the need is too large, a convention as for fans */
const OVERSIZED = 1.2;

/** null if the system has no duty */
export function handlerNeed(system: AirSystem, card: FanCard | null): HandlerNeed | null {
  if (card === null || !hasRanAir(system)) return null;
  const { run, settings, altitude } = system;
  const [first] = circuitSegments(run, run.index).filter((at) => run.layout.parent[at]! < 0);
  const outside = card.index.ducts + card.index.elements + card.index.outlet + card.silencer + card.otherSide;
  const margin = settings.control === "variable" ? 0 : settings.pressureMargin;
  const toStandard = STANDARD_AIR / card.density;
  const velocity = first === undefined ? 0 : run.columns.velocity[first]!;
  const { flow, density } = card;
  return {
    flow,
    isFresh: settings.use === "fresh",
    total: (outside * (1 + margin) + card.kept) * toStandard,
    dynamic: dynamicPressure(run.network.rules.medium.density, velocity) * toStandard,
    coils: coilNeeds(settings, { flow, density, altitude }),
  };
}

/** The kind of air that the unit's series is made for, if it is the other kind; else empty. */
const otherAir = (series: string, isFresh: boolean): string => {
  const other = isFresh ? "回风" : "新风";
  return series.includes(other) && !series.includes(isFresh ? "新风" : "回风")
    ? `系列注明${other}，用于${isFresh ? "新风" : "回风"}时冷热量另行核对`
    : "";
};

const COIL_WORDS: Readonly<Record<Coil, { readonly need: string; readonly stated: string }>> = {
  cooling: { need: "冷量", stated: "制冷量" },
  heating: { need: "热量", stated: "制热量" },
};

/** The figures of a need that are stored at the choice */
export const needFigures = ({
  flow,
  total,
  coils: { cooling, heating },
}: HandlerNeed): Pick<KeptHandler, "flow" | "total" | Coil> => ({
  ...{ flow, total },
  cooling: cooling.power,
  heating: heating.power,
});

/** 3,652 m³/h × 机外 119 Pa，冷量 38.2 kW，热量 40.1 kW; a coil with an unknown need is left out. */
export const needWords = (need: ReturnType<typeof needFigures>): string =>
  [
    `${formatNumber(need.flow, 0)} m³/h × 机外 ${formatNumber(need.total, 0)} Pa`,
    ...COILS.flatMap((coil) => {
      const power = need[coil];
      return power === null ? [] : [`${COIL_WORDS[coil].need} ${formatNumber(power, 1)} kW`];
    }),
  ].join("，");

/** A coil of a unit: its required and its stated capacity, kW */
export interface CoilLine {
  readonly coil: Coil;
  /** 冷量, 制冷量 */
  readonly name: string;
  readonly statedName: string;
  readonly need: number | null;
  readonly gap: string;
  readonly stated: number | null;
}

/** The required coils; none if nothing is to be cooled or heated. */
export const coilLines = (of: Pick<AirHandler, Coil>, { coils }: HandlerNeed): readonly CoilLine[] =>
  COILS.flatMap((coil): readonly CoilLine[] => {
    const { power, gap } = coils[coil];
    if (power === null && gap === "") return [];
    const { need: name, stated: statedName } = COIL_WORDS[coil];
    return [{ coil, name, statedName, need: power, gap, stated: of[coil] }];
  });

/** 所需冷量 38.2 kW，机组制冷量 42.0 kW; the verdict says why a need is unknown. */
export const coilWords = ({ name, statedName, need, stated }: CoilLine): string =>
  `所需${name}${need === null ? "未知" : ` ${formatNumber(need, 1)} kW`}，${
    stated === null ? `产品未注明${statedName}` : `机组${statedName} ${formatNumber(stated, 1)} kW`
  }`;

/** Figures that are too small, and figures that are unknown */
interface Lacks {
  readonly fails: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Compares a stated static pressure with the required total pressure. The outlet adds an unknown dynamic pressure,
 * at most that of the first duct. So a static pressure of at least the total is enough; one that is smaller by
 * more than the dynamic pressure is not; between them the result is unknown.
 */
function airLacks({ flow, external }: AirHandler, { flow: needed, total, dynamic }: HandlerNeed): Lacks {
  const fails: string[] = [];
  const unknown: string[] = [];
  if (flow < needed)
    fails.push(`额定风量 ${formatNumber(flow, 0)} m³/h，小于 ${formatNumber(needed, 0)} m³/h`);
  if (external === null) unknown.push("产品未注明机外静压");
  else if (external < total - dynamic)
    fails.push(`机外静压 ${formatNumber(external, 0)} Pa，小于所需 ${formatNumber(total - dynamic, 0)} Pa`);
  else if (external < total)
    unknown.push(
      `机外静压 ${formatNumber(external, 0)} Pa 小于所需全压 ${formatNumber(total, 0)} Pa，差额不超过出口动压，请与厂家核对`,
    );
  return { fails, unknown };
}

function coilLacks(of: AirHandler, need: HandlerNeed): Lacks {
  const lines = coilLines(of, need);
  return {
    fails: lines.flatMap(({ name, statedName, need: needed, stated }) =>
      needed !== null && stated !== null && stated < needed
        ? [`${statedName} ${formatNumber(stated, 1)} kW，小于所需${name} ${formatNumber(needed, 1)} kW`]
        : [],
    ),
    unknown: lines.flatMap(({ need: needed, gap, stated, statedName }) => {
      if (needed === null) return [gap];
      return stated === null && needed > 0 ? [`产品未注明${statedName}`] : [];
    }),
  };
}

/**
 * Whether a unit meets a need by its stated figures: air, pressure, cooling and heating. It fails if one is too
 * small, whatever else is unknown; it meets only if all four are known.
 */
export function judgeHandler(of: AirHandler, need: HandlerNeed | null): HandlerVerdict {
  if (need === null) return { state: "unknown", why: "系统暂无工况" };
  const [air, coils] = [airLacks(of, need), coilLacks(of, need)];
  const fails = [...air.fails, ...coils.fails];
  if (fails.length > 0) return { state: "fails", why: fails.join("；") };
  const unknown = [...air.unknown, ...coils.unknown, otherAir(of.series, need.isFresh)];
  const why = unknown.filter((word) => word !== "").join("；");
  if (why !== "") return { state: "unknown", why };
  if (of.flow > OVERSIZED * need.flow)
    return { state: "oversized", why: `额定风量大于所需的 ${OVERSIZED} 倍` };
  return { state: "meets", why: "" };
}

/** The verdict on a system's kept unit; null without one. */
export function handlerVerdict(system: AirSystem, card: FanCard | null): HandlerVerdict | null {
  const { handler } = system.settings;
  return handler && judgeHandler(handler.of, handlerNeed(system, card));
}

export const handlerStateWords = (verdict: HandlerVerdict, kept: KeptHandler): string =>
  machineStateWords(verdict, needWords(kept));
