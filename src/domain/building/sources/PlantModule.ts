/** A line of a module's bill of products */
export interface ModuleLine {
  readonly productId: string;
  /** 冷水机组; category and model are empty if the product is no longer in the catalogue. */
  readonly category: string;
  readonly model: string;
  readonly brand: string;
  readonly isSample: boolean;
  /** Standby pieces among the quantity */
  readonly quantity: number;
  readonly standby: number;
  readonly tags: readonly string[];
  /** Stated capacity of one piece, kW, for machines of a plant; absent where it is not known. */
  readonly capacity?: number | undefined;
}

/** A module of the library used as plant room: products in a fixed arrangement */
export interface PlantModule {
  readonly id: string;
  readonly name: string;
  readonly isSample: boolean;
  /** 8000 × 4000 × 3000 mm; empty where it is not stated. */
  readonly size: string;
  readonly lines: readonly ModuleLine[];
}

/** A module that was taken with a plant, with its bill at the choice */
export interface KeptModule extends PlantModule {
  /** SHA-256 of its arrangement at the choice */
  readonly hash: string;
}
