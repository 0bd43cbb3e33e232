import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { readWorkCondition, type WireOperatingPoint } from "#api/contract/curves.ts";
import { getProduct } from "#api/contract/products.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import type { MachineFacts, MachineGap, MachinePoint } from "#domain/building/systems/judgeMachine.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { OpenSelection } from "../session/Opening.ts";

/** Names of the curves that are read for a machine */
interface ReadCurves {
  readonly value: CurveQuantity;
  readonly efficiency: CurveQuantity;
}

/** A figure of a duty by its property's code */
interface Condition {
  readonly code: string;
  readonly value: number;
}

const keyOf = (id: string, condition: readonly Condition[]): string => JSON.stringify([id, condition]);

/** Most machines and duties whose answers are kept */
const MOST_KNOWN = 200;

/** Answers of the server on kept machines; each machine and duty is requested once. */
export class MachineAnswers<Point extends MachinePoint> {
  readonly #known = new Map<string, MachineFacts<Point>>();
  readonly #curves: ReadCurves;
  readonly #pointOf: (point: MachinePoint, value: number) => Point;

  /** @param pointOf makes an operating point with its head or pressure */
  constructor(curves: ReadCurves, pointOf: (point: MachinePoint, value: number) => Point) {
    this.#curves = curves;
    this.#pointOf = pointOf;
  }

  /** The known data of a machine at a duty, without asking */
  known(id: string, condition: readonly Condition[]): MachineFacts<Point> | undefined {
    return this.#known.get(keyOf(id, condition));
  }

  /** A machine whose server does not answer is unknown, and is requested again. */
  async facts(
    api: Api,
    id: string,
    condition: readonly Condition[],
    signal: AbortSignal,
  ): Promise<MachineFacts<Point> | MachineGap> {
    const key = keyOf(id, condition);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      const [{ intersectionPoints, unmetSettings }, record] = await Promise.all([
        api.call(readWorkCondition, { params: { id }, body: { condition: [...condition] } }, { signal }),
        recordOf(api, id, signal),
      ]);
      const unmet = unmetSettings.map(({ side, firstFlow }) => ({ side, first: firstFlow }));
      const found = { points: this.#points(intersectionPoints), unmet, ...record };
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(key, found);
      return found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.code === "not.found" ? "gone" : "unreachable";
    }
  }

  /** Operating points by speed, with the efficiency if measured */
  #points(wire: readonly WireOperatingPoint[]): readonly Point[] {
    const { value, efficiency } = this.#curves;
    return wire
      .filter(({ curveCode }) => curveCode === value)
      .map(({ speed, valueX, valueY }) => {
        const measured = wire.find((each) => each.curveCode === efficiency && each.speed === speed);
        return this.#pointOf({ speed, flow: valueX, efficiency: measured?.valueY ?? null }, valueY);
      });
  }
}

/** The hash of a product's present record, and the source of its figures */
async function recordOf(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<Pick<MachineFacts<MachinePoint>, "hash" | "source">> {
  const options = signal === undefined ? {} : { signal };
  const [{ record }, { source }] = await Promise.all([
    api.call(readRecordVersion, { params: { id } }, options),
    api.call(getProduct, { params: { id } }, options),
  ]);
  return { hash: record, source };
}

/** The record of a product that is to be kept with a system, or a sentence why it cannot be */
export async function recordToKeep(
  opened: () => OpenSelection,
  id: string,
): Promise<Awaited<ReturnType<typeof recordOf>> | string> {
  const { api, session } = opened();
  try {
    const record = await recordOf(api, id);
    return opened().session === session ? record : "已打开另一建筑，未采用";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return "未能取得该产品的数据，请检查网络后重试";
  }
}
