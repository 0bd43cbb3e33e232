import { useSession } from "../../page/services/useSession.ts";

/** The host program and its version; both are `null` on the web. */
export function useProgram() {
  const platform = useSession((session) => session.platform);
  const code = useSession((session) => session.softwareCode);
  const version = useSession((session) => session.softwareVersion);
  return platform === "web" ? { code: null, version: null } : { code, version };
}

export const programQuery = ({ code, version }: ReturnType<typeof useProgram>) => ({
  ...(code === null ? {} : { software_code: code }),
  ...(version === null ? {} : { software_version: version }),
});
