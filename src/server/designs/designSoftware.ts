import { FIRST, opens, programName, versionsFrom } from "#domain/things/files/programs.ts";

export const designVersions = () => versionsFrom(FIRST.platform, new Date().getFullYear());
export const DESIGN_SUFFIX = "ifc";

export interface Software {
  readonly softwareCode?: string | undefined;
  readonly softwareVersion?: string | undefined;
}

/**
 * The program for which a design is offered, and the newest version that opens it; `null` if there is nothing
 * for it.
 */
export function designOffer({ softwareCode, softwareVersion }: Software, usual: string) {
  const program = softwareCode ?? usual;
  const isOpened = softwareVersion === undefined || opens(FIRST.platform, softwareVersion);
  return programName(program) !== null && isOpened
    ? { softwareCode: program, softwareVersion: designVersions().at(-1)! }
    : null;
}
