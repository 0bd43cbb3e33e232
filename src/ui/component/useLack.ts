import { whyNoComponents } from "#domain/things/files/programs.ts";
import { useSession } from "../page/services/useSession.ts";

/** Why the host program gets no components; `null` if it gets them, and on the web. */
export function useLack() {
  const isWeb = useSession(({ platform }) => platform === "web");
  const softwareCode = useSession((session) => session.softwareCode);
  const softwareVersion = useSession((session) => session.softwareVersion);
  return isWeb ? null : whyNoComponents(softwareCode, softwareVersion);
}
