import type { ChartProduct } from "../../catalogue/machine/ChartRequest.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { airOf, liquidOf, sharedDesigns, type StatedCondition } from "../chart/designPoints.ts";
import { inStatedLiquid } from "../../catalogue/machine/inLiquid.ts";
import { chosenYear, type ChosenYear } from "./chosenYear.ts";
import { NO_PRICES } from "./energyCosts.ts";
import type { EnergyChoice } from "./EnergyChoice.ts";
import type { MotorFacts } from "./MotorFacts.ts";
import { productEnergy } from "./productEnergy.ts";

/** The assumptions for the yearly energy of products in a search. */
export interface YearQuestion {
  readonly machine: Machine;
  /** The duty as entered, with system, machines and fluid. */
  readonly figures: readonly StatedCondition[];
  readonly choice: EnergyChoice;
}

/** A product's year under the chosen control, equal to that on its detail page at the same duty. */
export function searchedYear(
  product: ChartProduct,
  motor: Omit<MotorFacts, "isCirculator">,
  { machine, figures, choice }: YearQuestion,
): ChosenYear {
  const [products, conditions] = [[product], [figures]];
  const request = {
    machine,
    products,
    designPoints: sharedDesigns(machine, products, conditions),
    rate: null,
    air: airOf(machine, conditions),
  };
  const found = productEnergy(inStatedLiquid(request, liquidOf(machine, conditions)), {
    setting: undefined,
    // The circulator index is not part of the year.
    motor: { ...motor, isCirculator: false },
    choice,
    prices: NO_PRICES,
    methods: [choice.control],
  });
  return chosenYear(found, choice.control);
}
