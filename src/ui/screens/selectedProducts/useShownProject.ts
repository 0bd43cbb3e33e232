import { useSearchParams } from "react-router-dom";
import { ApiError } from "#api/client/ApiError.ts";
import { getProject, type Project } from "#api/contract/projects.ts";
import { useCurrentProject } from "../../project/useCurrentProject.ts";
import { SELECTED } from "./selectedAddress.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

/** The project in the address, which need not be the current one; by default the current one. */
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
  // A removed member sees nothing of what the page still has.
  if (other.error !== null && isNoneOfMine(other.error))
    return { status: "failed", error: other.error, retry: () => void other.refetch() };
  return loadedOf(other);
}

/** Whether the caller has no project with this id, or none exists. */
export const isNoneOfMine = (error: Error): boolean =>
  error instanceof ApiError && (error.code === "not.found" || error.code === "invalid.parameter");
