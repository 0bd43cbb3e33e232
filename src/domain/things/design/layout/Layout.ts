import { boundsOf } from "../../component/bodyOf.ts";
import type { ComponentBody, Port } from "../../component/ComponentBody.ts";
import type { Triple } from "../../model/displayData.ts";
import type { Arrangement, Connection, Furnishing, PlacedProduct, Room, Run } from "../Arrangement.ts";
import { plus, turned } from "../turned.ts";

/** A product of the catalogue with the body that follows from its figures. */
export interface Laid {
  readonly productId: string;
  readonly body: ComponentBody;
}

/** Lowest and highest corner of a body that is turned and placed at a point. */
export function placedBounds({ body }: Laid, at: Triple, turn: number): readonly [low: Triple, high: Triple] {
  const [low, high] = boundsOf(body);
  const corners = [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].map((y) => plus(turned([x, y, 0], turn), at)),
  );
  const along = (axis: 0 | 1, pick: (...values: number[]) => number) =>
    pick(...corners.map((corner) => corner[axis]));
  return [
    [along(0, Math.min), along(1, Math.min), low[2] + at[2]],
    [along(0, Math.max), along(1, Math.max), high[2] + at[2]],
  ];
}

/** A port of a body that is turned and placed at a point. */
export const placedPort = (port: Port, at: Triple, turn: number): Port => ({
  ...port,
  at: plus(turned(port.at, turn), at),
  direction: turned(port.direction, turn),
});

const whole = (point: Triple): Triple => [Math.round(point[0]), Math.round(point[1]), Math.round(point[2])];

/**
 * Assembles products, pipes and furniture. All coordinates are rounded to 1 mm, so that every machine gives the
 * same result.
 */
export class Layout {
  readonly #products: PlacedProduct[] = [];
  readonly #runs: Run[] = [];
  readonly #furnishings: Furnishing[] = [];
  readonly #connections: Connection[] = [];

  place({ productId }: Laid, tag: string, at: Triple, turn = 0, isStandby = false): void {
    const placed = { productId, tag, at: whole(at), turn };
    this.#products.push(isStandby ? { ...placed, isStandby } : placed);
  }

  /** A point equal to the one before it is left out. */
  run(run: Run): void {
    const points = run.points
      .map(whole)
      .filter((point, at, all) => at === 0 || point.some((value, axis) => value !== all[at - 1]![axis]));
    if (points.length > 1) this.#runs.push({ ...run, points });
  }

  furnish(kind: Furnishing["kind"], size: Triple, at: Triple, turn = 0): void {
    this.#furnishings.push({ kind, size: whole(size), at: whole(at), turn });
  }

  connect(connection: Connection): void {
    this.#connections.push({ ...connection, at: whole(connection.at) });
  }

  /** Adds another arrangement as a part of this one. */
  include({ products, runs, furnishings }: Arrangement, at: Triple): void {
    for (const placed of products) this.#products.push({ ...placed, at: whole(plus(placed.at, at)) });
    for (const run of runs)
      this.#runs.push({ ...run, points: run.points.map((point) => whole(plus(point, at))) });
    for (const piece of furnishings) this.#furnishings.push({ ...piece, at: whole(plus(piece.at, at)) });
  }

  arranged(room: Room | null = null): Arrangement {
    return {
      products: this.#products,
      runs: this.#runs,
      furnishings: this.#furnishings,
      connections: this.#connections,
      room,
    };
  }
}
