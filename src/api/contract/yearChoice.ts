import * as v from "valibot";
import {
  CONTROL_METHOD_NAMES,
  MOTOR_CLASS_NAMES,
  POLES,
  PROFILE_NAMES,
} from "#domain/products/energy/energyTerms.ts";
import { listOf, notNegative, number } from "./limits.ts";

/** A load: flow over the design flow, and hours per year or a share of the running time. */
const LoadSchema = v.strictObject({
  share: v.pipe(notNegative, v.maxValue(1.2)),
  amount: notNegative,
});

const MotorPointSchema = v.strictObject({
  load: v.pipe(notNegative, v.maxValue(1)),
  efficiency: v.pipe(notNegative, v.maxValue(1)),
});

/**
 * The assumptions for the yearly energy of matches. `profile`: a built-in one, or up to 24 loads in hours (at
 * most 8784 per year) or in shares of the time (1 in total). `hours`, 1 to 8784, is required except for loads
 * in hours. `poles` null: by the product's speed. `motorEfficiencies`: the motor's own, including full load
 * (1), instead of the class. `driveEfficiency`, 0.5 to 1, null: typical figures. `leastRate`: of the
 * regulated machine, 0.1 to 1.
 */
export const YearChoiceSchema = v.strictObject({
  profile: v.optional(
    v.union([
      v.picklist(PROFILE_NAMES),
      v.strictObject({ unit: v.picklist(["hours", "time"]), rows: listOf(LoadSchema, 24) }),
    ]),
    "constant",
  ),
  hours: v.optional(v.nullable(v.pipe(number, v.minValue(1), v.maxValue(8784))), null),
  control: v.optional(v.picklist(CONTROL_METHOD_NAMES), "throttled"),
  motorClass: v.optional(v.picklist(MOTOR_CLASS_NAMES), "IE3"),
  poles: v.optional(v.nullable(v.union(POLES.map((poles) => v.literal(poles)))), null),
  motorEfficiencies: v.optional(v.nullable(listOf(MotorPointSchema, 4)), null),
  driveEfficiency: v.optional(v.nullable(v.pipe(number, v.minValue(0.5), v.maxValue(1))), null),
  leastRate: v.optional(v.pipe(number, v.minValue(0.1), v.maxValue(1)), 0.5),
  isStaged: v.optional(v.boolean(), true),
});
