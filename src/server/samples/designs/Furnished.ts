import type { Arrangement, Room } from "#domain/things/design/Arrangement.ts";
import type { FurnishingKind } from "#domain/things/design/furnishings.ts";
import { Layout, placedBounds } from "#domain/things/design/layout/Layout.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import type { DesignStock } from "./DesignStock.ts";

/** mm from the middle of the floor. */
export type Spot = readonly [x: number, y: number];

/** mm between hanging equipment and the ceiling. */
const HUNG = 150;

/** A room that is being furnished. Lengths in mm, turns in degrees. */
export class Furnished {
  readonly #layout = new Layout();
  readonly #stock: DesignStock;
  readonly #room: Room;

  constructor(stock: DesignStock, room: Room) {
    this.#stock = stock;
    this.#room = room;
  }

  /** On the floor, or `z` above it. */
  stand(tag: string, productId: string, [x, y]: Spot, turn = 0, z = 0): this {
    this.#layout.place(this.#stock.laid(productId), tag, [x, y, z], turn);
    return this;
  }

  /** Below the slab, `drop` mm lower if something is above it. */
  hang(tag: string, productId: string, [x, y]: Spot, turn = 0, drop = 0): this {
    const laid = this.#stock.laid(productId);
    const [low, high] = placedBounds(laid, [0, 0, 0], turn);
    const z = this.#room.height - HUNG - drop - (high[2] - low[2]);
    this.#layout.place(laid, tag, [x, y, z], turn);
    return this;
  }

  duct(size: readonly [number, number], points: readonly Triple[]): this {
    this.#layout.run({ system: "supplyAir", size, points });
    return this;
  }

  piece(kind: FurnishingKind, size: Triple, [x, y]: Spot, turn = 0, z = 0): this {
    this.#layout.furnish(kind, size, [x, y, z], turn);
    return this;
  }

  get arranged(): Arrangement {
    return this.#layout.arranged(this.#room);
  }
}
