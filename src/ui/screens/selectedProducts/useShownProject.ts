import { useSearchParams } from "react-router-dom";
import { ApiError } from "#api/client/ApiError.ts";
import { getProject, type Project } from "#api/contract/projects.ts";
import { useCurrentProject } from "../../project/useCurrentProject.ts";
import { SELECTED } from "./selectedPlace.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

/** The project of the address, which need not be the current one; else that. */
export function useShownProject(): Loaded<Project> {
  const [params] = useSearchParams();
  const asked = params.get(SELECTED.project);
  const isSignedIn = useSession(({ token }) => token !== null);
  const current = useCurrentProject();
  const other = useAsk(
    getProject,
    { params: { projectId: asked ?? "" } },
    { isOn: isSignedIn && asked !== null },
  );
  if (asked === null) return current;
  // Who was taken out of it is shown nothing of what the page still knows.
  if (other.error !== null && isNoneOfMine(other.error))
    return { status: "failed", error: other.error, retry: () => void other.refetch() };
  return loadedOf(other);
}

/** No project of the caller has this id, if any at all has. */
export const isNoneOfMine = (error: Error): boolean =>
  error instanceof ApiError && (error.code === "not.found" || error.code === "invalid.parameter");
