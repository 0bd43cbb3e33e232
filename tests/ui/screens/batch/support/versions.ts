import { listPlanVersions, notePlanVersion, type PlanVersion } from "#api/contract/projectPlans.ts";
import { getCurrentProject, type Project } from "#api/contract/projects.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import type { AnswerCall } from "../../../renderInApp.tsx";
import { listsAnd } from "./openBatch.tsx";

const NOW = Date.UTC(2026, 10, 22, 8);

export const PROJECT: Project = {
  id: "project-1",
  name: "一号楼",
  version: 1,
  role: "owner",
  isCurrent: true,
  isArchived: false,
  members: 2,
  createdAt: NOW,
  updatedAt: NOW,
};

export const version = (number: number, about: Partial<PlanVersion> = {}): PlanVersion => ({
  id: `version-${number}`,
  planId: "plan-1",
  kind: "fanCoil",
  building: "b",
  name: "办公楼",
  note: "",
  number,
  basedOn: number === 1 ? null : number - 1,
  isParallel: false,
  isLast: true,
  isScheduled: true,
  rooms: 2418,
  matched: 2391,
  doubtful: 0,
  unmatched: 27,
  units: 9120,
  models: 42,
  catalogueVersion: "2026-11-20 11 0b9e7c52-6a0f-4c63-9d28-8e3f7a1b5d40",
  author: "李明远",
  createdAt: NOW + number * 60_000,
  ...about,
});

export const signInUser = () =>
  useSession.setState({
    token: "token",
    user: { id: "1", uniqueId: "u1", name: "李明远", isOperator: false },
  });

/** A project with these versions; `notes` are those that were written. */
export function projectWith(versions: readonly PlanVersion[], project: Partial<Project> = {}) {
  const notes: unknown[] = [];
  const answer: AnswerCall = (endpoint, asking) => {
    if (endpoint.path === getCurrentProject.path && endpoint.method === "GET")
      return { ...PROJECT, ...project };
    if (endpoint.path === listPlanVersions.path) return { list: versions, totalCount: versions.length };
    if (endpoint.path === notePlanVersion.path && endpoint.method === "PATCH") {
      notes.push(asking);
      return versions[0];
    }
    throw new Error(`the test answers no ${endpoint.path}`);
  };
  return { answer: listsAnd(answer), notes };
}
