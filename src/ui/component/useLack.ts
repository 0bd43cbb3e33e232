import { whyNoComponents } from "#domain/things/files/programs.ts";
import { useSession } from "../page/services/useSession.ts";

/** Why the program that hosts the page is given no components; `null` where it is given them, and on the web. */
export function useLack() {
  const isWeb = useSession(({ platform }) => platform === "web");
  const softwareCode = useSession((session) => session.softwareCode);
  const softwareVersion = useSession((session) => session.softwareVersion);
  return isWeb ? null : whyNoComponents(softwareCode, softwareVersion);
}
