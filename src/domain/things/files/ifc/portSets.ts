import type { Figures } from "../../component/Figures.ts";
import type { Port } from "../../component/ComponentBody.ts";
import { label, measured } from "./measures.ts";
import type { IfcSets } from "./IfcSets.ts";
import { statedEnds, statedFlow } from "./portWords.ts";

/** Writes Pset_DistributionPortTypePipe or …Duct: size, kind of connection and flow, as far as stated. */
export function portSet(sets: IfcSets, id: string, port: Port, figures: Figures | null): string {
  const length = (name: string, value: number) => sets.single(name, measured("POSITIVELENGTH", value));
  const flow = figures === null ? null : statedFlow(figures, port);
  const carried =
    flow === null ? [] : [sets.bounded("VolumetricFlowRate", measured("VOLUMETRICFLOWRATE", flow))];
  const { size } = port;
  if (port.kind === "duct") {
    // The standard uses the width as the diameter of a round duct.
    const sides =
      typeof size === "number"
        ? [length("NominalWidth", size)]
        : [length("NominalWidth", size[0]), length("NominalHeight", size[1])];
    return sets.set(id, "Pset_DistributionPortTypeDuct", [...sides, ...carried]);
  }
  const [type, words] = (figures === null ? null : statedEnds(figures)) ?? [null, null];
  return sets.set(id, "Pset_DistributionPortTypePipe", [
    ...(typeof size === "number" ? [length("NominalDiameter", size)] : []),
    ...(type === null ? [] : [sets.enumerated("ConnectionType", label(type))]),
    ...(words === null ? [] : [sets.single("ConnectionSubType", label(words))]),
    ...carried,
  ]);
}
