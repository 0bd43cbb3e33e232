import type { Find } from "../../../selection/Collector.ts";
import { demandsOf, excessOf } from "./checks.ts";
import type { CorrectedGroup } from "./CorrectedGroup.ts";
import { heatMoistureRatioOf } from "./coolingOfCoil.ts";
import { FAN_COIL_FIGURES, type FanCoilFigure } from "./FanCoil.ts";
import { leadingFigure, marginFigures } from "./leadingFigure.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/** The candidate that a search is looking at; its figures are computed on demand. */
export class FanCoilFind implements Find {
  index = 0;
  row = 0;
  tieOrder = 0;
  ratio = 0;
  /** The figure that orders the room's candidates; `null` if the room requires nothing and all are equal. */
  readonly leading: FanCoilFigure | null;
  readonly #group: CorrectedGroup;
  readonly #required: FanCoilRequirement;
  readonly #heating: number;
  #counted: readonly FanCoilFigure[] | null = null;

  /** @param heating the group's factor */
  constructor(group: CorrectedGroup, required: FanCoilRequirement, heating: number) {
    this.leading = leadingFigure(required);
    this.#group = group;
    this.#required = required;
    this.#heating = heating;
  }

  /** Ratio of the leading figure. */
  leadingRatio(): number {
    return this.leading === null ? 1 : (this.ratioOf(this.leading) ?? 1);
  }

  margin(): number {
    this.#counted ??= marginFigures(demandsOf(this.#required).map(({ figure }) => figure));
    let least = Infinity;
    for (const figure of this.#counted) {
      // The bound is checked first, since it needs no root.
      if (this.#atLeast(figure) >= least) continue;
      const ratio = this.#ratioTo(figure, this.#required[figure]!);
      if (ratio < least) least = ratio;
    }
    return least;
  }

  ratioOf(name: string): number | null {
    const figure = FAN_COIL_FIGURES.find((known) => known === name);
    const required = figure === undefined ? null : this.#required[figure];
    return figure === undefined || required === null ? null : this.#ratioTo(figure, required);
  }

  /** Never above the ratio of a figure. */
  #atLeast(figure: FanCoilFigure): number {
    const required = this.#required[figure]!;
    if (figure === "sensibleCooling") return this.#group.sensibleAtLeast(this.index) / required;
    if (figure === "latentCooling")
      return (this.#group.total(this.index) - this.#group.sensibleAtMost(this.index)) / required;
    return 0;
  }

  #ratioTo(figure: FanCoilFigure, required: number): number {
    return excessOf({ figure, required }, this.#value(figure));
  }

  #value(figure: FanCoilFigure): number | null {
    const { index } = this;
    const { candidates } = this.#group;
    switch (figure) {
      // An index is valid in every column of the group.
      case "airFlow":
        return candidates.airFlow[index]!;
      case "totalCooling":
        return this.#group.total(index);
      case "sensibleCooling":
        return this.#group.sensible(index);
      case "latentCooling":
        return this.#group.total(index) - this.#group.sensible(index);
      case "heatMoistureRatio":
        return heatMoistureRatioOf(
          this.#group.total(index),
          this.#group.total(index) - this.#group.sensible(index),
        );
      case "heating":
        return this.#heating * candidates.heating[index]!;
    }
  }
}
