/** Programs that open the file of a module or a template, IFC4 as it is. */
const PROGRAMS = ["AppGarch", "AppGstr", "AppGbr", "AppGmep", "AppGroad", "AppDeco"] as const;
export const DESIGN_VERSIONS = ["2022", "2023", "2024"] as const;
export const DESIGN_SUFFIX = "ifc";

export interface Software {
  readonly softwareCode?: string | undefined;
  readonly softwareVersion?: string | undefined;
}

/** The program that a design is for, and the newest version that opens it; `null`: there is nothing for it. */
export function designOffer({ softwareCode, softwareVersion }: Software, usual: (typeof PROGRAMS)[number]) {
  const program = softwareCode ?? usual;
  const isKnown = PROGRAMS.some((known) => known === program);
  const opens = softwareVersion === undefined || DESIGN_VERSIONS.some((known) => known === softwareVersion);
  return isKnown && opens ? { softwareCode: program, softwareVersion: DESIGN_VERSIONS.at(-1)! } : null;
}
