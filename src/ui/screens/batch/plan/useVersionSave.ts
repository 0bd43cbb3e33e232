import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { isUnreachable } from "#api/client/isUnreachable.ts";
import { getCurrentProject } from "#api/contract/projects.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { SavedVersion } from "#workers/batch/plan/versions/SavedVersion.ts";
import { refreshProjects } from "../../../project/projectQueries.ts";
import { useSession } from "../../../page/services/useSession.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { LOST, versionFailure } from "../versions/versionFailure.ts";
import type { PlanClient } from "./PlanClient.ts";

export type VersionSave =
  /** Before there is a plan, or in a host, which gets the plan itself */
  | { readonly status: "none" }
  | { readonly status: "signedOut" | "saving" }
  | (SavedVersion & { readonly project: string; readonly projectId: string })
  /** `isAway`: the server does not answer at present; the plan is sent again automatically. */
  | { readonly status: "failed"; readonly why: string; readonly isAway: boolean };

const NONE: VersionSave = { status: "none" };
const SIGNED_OUT: VersionSave = { status: "signedOut" };
const SAVING: VersionSave = { status: "saving" };

/** ms before a failed save is repeated */
const AGAIN_MS = 10_000;

function failedBy(error: unknown): VersionSave {
  if (!(error instanceof ApiError)) return { status: "failed", why: LOST, isAway: false };
  const { code, message } = error;
  return {
    status: "failed",
    why: versionFailure({ ok: false, code, message }),
    isAway: isUnreachable(error),
  };
}

/**
 * Stores a confirmed plan in the current project, only on the web. The plan works without a login: no dialog
 * covers it, a link to sign in is beside it, and the plan is stored after the login.
 */
export function useVersionSave(client: PlanClient, plan: ConfirmedPlan | null) {
  const { api, account, host } = useServices();
  const { hasHost } = host;
  const queries = useQueryClient();
  const isSignedIn = useSession(({ token }) => token !== null);
  const [state, setState] = useState<{ readonly of: ConfirmedPlan; readonly save: VersionSave }>();
  const saving = useRef<AbortController | null>(null);

  const save = useCallback(
    async (isAgain = false) => {
      if (plan === null) return;
      saving.current?.abort();
      const controller = new AbortController();
      saving.current = controller;
      const { signal } = controller;
      const show = (next: VersionSave) => {
        if (!signal.aborted) setState({ of: plan, save: next });
      };
      if (!isAgain) show(SAVING);
      try {
        const { id: projectId, name: project } = await api.call(getCurrentProject, {}, { signal });
        const answer = await client.saveVersion(plan.id, projectId, signal);
        if (!answer.ok) return show(failedBy(new ApiError(answer.code, answer.message)));
        show({ project, projectId, ...answer.value });
        void refreshProjects(queries);
      } catch (error) {
        show(failedBy(error));
      }
    },
    [api, client, plan, queries],
  );

  const isWanted = !hasHost && plan !== null;
  useEffect(() => {
    if (!isWanted || !isSignedIn) return;
    void save();
    return () => saving.current?.abort();
  }, [isWanted, isSignedIn, save]);

  /** Each failure is a new state, which starts a new wait. */
  const away = state?.of === plan && state?.save.status === "failed" && state.save.isAway ? state : null;
  useEffect(() => {
    if (!isWanted || !isSignedIn || away === null) return;
    const timer = setTimeout(() => void save(true), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWanted, isSignedIn, away, save]);

  function status(): VersionSave {
    if (!isWanted) return NONE;
    if (!isSignedIn) return SIGNED_OUT;
    return state?.of === plan ? state.save : SAVING;
  }
  return {
    save: status(),
    /** Repeats a failed save with the same version, so that no second version is made. */
    again: useCallback(() => void save(), [save]),
    signIn: useCallback(() => void account.requireLogin(), [account]),
  };
}
