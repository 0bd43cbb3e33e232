/** A line of a module's bill: pieces of one product. */
export interface ModuleLine {
  readonly productId: string;
  /** 冷水机组; it and model are empty where the product is no longer in the catalogue. */
  readonly category: string;
  readonly model: string;
  readonly brand: string;
  readonly isSample: boolean;
  /** Those that stand by among them */
  readonly quantity: number;
  readonly standby: number;
  readonly tags: readonly string[];
  /** kW of one piece of a plant's machines as its maker states it; absent where it is not known. */
  readonly capacity?: number | undefined;
}

/** A module of the library as a plant room: products in a fixed arrangement. */
export interface PlantModule {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
  /** 8000 × 4000 × 3000 mm; empty where it is not stated. */
  readonly size: string;
  readonly lines: readonly ModuleLine[];
}

/** A module that was taken with a plant, as it was then. */
export interface KeptModule extends PlantModule {
  /** SHA-256 of its arrangement at the choice */
  readonly hash: string;
}
