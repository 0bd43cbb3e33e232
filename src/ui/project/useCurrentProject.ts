import { getCurrentProject, type Project } from "#api/contract/projects.ts";
import { loadedOf, type Loaded } from "../page/services/Loaded.ts";
import { useAsk } from "../page/services/useAsk.ts";
import { useSession } from "../page/services/useSession.ts";

/** The project that selections go to; asked for once a user is signed in. */
export function useCurrentProject(): Loaded<Project> {
  const isOn = useSession(({ token }) => token !== null);
  return loadedOf(useAsk(getCurrentProject, {}, { isOn }));
}
