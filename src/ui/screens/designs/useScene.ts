import { ApiError } from "#api/client/ApiError.ts";
import { getScene } from "#api/contract/scenes.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

/** A scene with the components that the program can open; the web states no program. */
export function useScene(id: string) {
  const isWeb = useSession(({ platform }) => platform === "web");
  const code = useSession((session) => session.softwareCode);
  const version = useSession((session) => session.softwareVersion);
  const query =
    isWeb || code === null
      ? {}
      : { software_code: code, ...(version === null ? {} : { software_version: version }) };
  const answer = useAsk(getScene, { params: { id }, query });
  return {
    loaded: loadedOf(answer),
    /** There is no such scene, so asking again would not help. */
    isMissing: answer.error instanceof ApiError && answer.error.code === "not.found",
  };
}
