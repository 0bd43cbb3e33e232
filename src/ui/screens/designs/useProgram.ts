import { useSession } from "../../page/services/useSession.ts";

/** The program that asks, and its version; the web names none. */
export function useProgram() {
  const platform = useSession((session) => session.platform);
  const code = useSession((session) => session.softwareCode);
  const version = useSession((session) => session.softwareVersion);
  return platform === "web" ? { code: null, version: null } : { code, version };
}

/** As an address carries it. */
export const programQuery = ({ code, version }: ReturnType<typeof useProgram>) => ({
  ...(code === null ? {} : { software_code: code }),
  ...(version === null ? {} : { software_version: version }),
});
