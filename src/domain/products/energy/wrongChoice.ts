import { areMotorEfficiencies, type EnergyChoice } from "./EnergyChoice.ts";
import { isHoursOfYear, isWholeTime } from "./LoadProfile.ts";

/** Faults of a choice whose figures are each within range: loads that do not make a year, missing hours. */
export function wrongChoice({
  motorEfficiencies,
  ...loads
}: Pick<EnergyChoice, "profile" | "hours" | "motorEfficiencies">) {
  return [
    ...wrongLoads(loads),
    ...(motorEfficiencies === null || areMotorEfficiencies(motorEfficiencies)
      ? []
      : [
          {
            path: "energy.motorEfficiencies",
            message:
              "must be those of a motor: full load among them, each load once, losses that grow with it",
          },
        ]),
  ];
}

function wrongLoads({ profile, hours }: Pick<EnergyChoice, "profile" | "hours">) {
  const own = typeof profile === "string" ? null : profile;
  const sum = own?.rows.reduce((total, { amount }) => total + amount, 0) ?? 0;
  if (own?.unit === "hours")
    return isHoursOfYear(sum)
      ? []
      : [{ path: "energy.profile.rows", message: "sum-of-hours must be above 0 and at most 8784" }];
  return [
    ...(own !== null && !isWholeTime(sum)
      ? [{ path: "energy.profile.rows", message: "shares-not-one parts of the time must be 1 together" }]
      : []),
    ...(hours === null ? [{ path: "energy.hours", message: "is required by this profile" }] : []),
  ];
}
