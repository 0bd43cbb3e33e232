import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { readWorkCondition, type WireOperatingPoint } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import type { PumpFacts, PumpGap, PumpPoint } from "#domain/building/systems/water/judgePump.ts";
import { eachPumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";

/** Names of the curves that are read */
const QUANTITY = { head: "head", efficiency: "efficiency" } as const satisfies Record<string, CurveQuantity>;

/** Operating points by speed: head, and the efficiency where it is measured. */
function pointsOf(wire: readonly WireOperatingPoint[]): readonly PumpPoint[] {
  const heads = wire.filter(({ curveCode }) => curveCode === QUANTITY.head);
  return heads.map(({ speed, valueX, valueY }) => ({
    speed,
    flow: valueX,
    head: valueY,
    efficiency:
      wire.find((each) => each.curveCode === QUANTITY.efficiency && each.speed === speed)?.valueY ?? null,
  }));
}

const conditionOf = (card: DutyCard, settings: WaterSettings) =>
  eachPumpDuty(card, settings).map(({ code, value }) => ({ code, value }));

/** Of a pump at a duty */
const keyOf = (card: DutyCard, settings: WaterSettings): string =>
  JSON.stringify([settings.pump!.id, conditionOf(card, settings)]);

/** Answers of so many pumps and duties are kept. */
const MOST_KNOWN = 200;

/** Answers of the server on kept pumps, each asked once for a pump at a duty. */
export class PumpAnswers {
  readonly #known = new Map<string, PumpFacts>();

  /** What is known of a pump at a duty without asking. */
  known(card: DutyCard, settings: WaterSettings): PumpFacts | undefined {
    return this.#known.get(keyOf(card, settings));
  }

  /** A pump that nobody can be asked about is told as such, and asked for again. */
  async facts(
    api: Api,
    card: DutyCard,
    settings: WaterSettings,
    signal: AbortSignal,
  ): Promise<PumpFacts | PumpGap> {
    const id = settings.pump!.id;
    const condition = conditionOf(card, settings);
    const key = keyOf(card, settings);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      const [{ intersectionPoints }, record] = await Promise.all([
        api.call(readWorkCondition, { params: { id }, body: { condition } }, { signal }),
        recordOf(api, id, signal),
      ]);
      const found = { points: pointsOf(intersectionPoints), ...record };
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(key, found);
      return found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.code === "not.found" ? "gone" : "unreachable";
    }
  }
}

/** The hash of a product's record of now, and where its figures come from. */
export async function recordOf(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<Pick<PumpFacts, "hash" | "source">> {
  const options = signal === undefined ? {} : { signal };
  const [{ record }, { source }] = await Promise.all([
    api.call(readRecordVersion, { params: { id } }, options),
    api.call(getProduct, { params: { id } }, options),
  ]);
  return { hash: record, source };
}
