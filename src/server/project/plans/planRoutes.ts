import { comparePlanVersions } from "#api/contract/planComparison.ts";
import {
  addPlanPart,
  listPlanVersions,
  notePlanVersion,
  openPlanVersion,
  readPlanPart,
  savePlanVersion,
  scheduleVersionPlan,
} from "#api/contract/projectPlans.ts";
import { accountOf } from "../../account/takePace.ts";
import { route, routeWith } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { permit } from "../membership.ts";
import { compareVersions } from "./compareVersions.ts";
import { askedPart, keepPart } from "./keepPart.ts";
import { readPart } from "./planParts.ts";
import { listVersions, noteVersion, openVersion, schedulePlan } from "./planStore.ts";
import { askedPlan, saveVersion } from "./saveVersion.ts";

const MINUTE_S = 60;

export const planRoutes = [
  ({ database: { queries }, bounds }: DatabaseParts) =>
    routeWith(
      addPlanPart,
      ({ params: { projectId }, body }) => askedPart(projectId, body),
      async ({ params: { projectId }, body: part }, { user }, asked) => {
        await permit(queries, projectId, user, "edit");
        const pace = { name: "parts", most: bounds.partsAMinute, seconds: MINUTE_S } as const;
        const paced = { pace, of: accountOf(user.userId) };
        return { id: await keepPart(queries, { projectId, part, bounds, paced }, asked) };
      },
    ),

  ({ database: { queries } }: DatabaseParts) =>
    routeWith(
      savePlanVersion,
      ({ params: { projectId }, body }) => askedPlan(projectId, body),
      async ({ params: { projectId }, body: saved }, { user }, asked) => {
        await permit(queries, projectId, user, "edit");
        return saveVersion(queries, { projectId, user, saved }, asked);
      },
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(listPlanVersions, async ({ params: { projectId }, query }, { user }) => {
      await permit(queries, projectId, user, "read");
      const { plan_id: planId, page_no: pageNo, page_size: pageSize } = query;
      return listVersions(queries, projectId, {
        pageNo,
        pageSize,
        ...(planId === undefined ? {} : { planId }),
      });
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(openPlanVersion, async ({ params: { projectId, versionId } }, { user }) => {
      await permit(queries, projectId, user, "read");
      return openVersion(queries, projectId, versionId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(notePlanVersion, async ({ params: { projectId, versionId }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      return noteVersion(queries, projectId, versionId, body.note);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(scheduleVersionPlan, async ({ params: { projectId, versionId }, body }, { user }) => {
      await permit(queries, projectId, user, "edit");
      return schedulePlan(queries, projectId, versionId, body.isScheduled);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(readPlanPart, async ({ params: { projectId, partId } }, { user }) => {
      await permit(queries, projectId, user, "read");
      return readPart(queries, projectId, partId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(comparePlanVersions, async ({ params: { projectId, versionId }, query }, { user }) => {
      await permit(queries, projectId, user, "read");
      const { page_no: pageNo, page_size: pageSize } = query;
      return compareVersions(queries, projectId, [query.with, versionId], { pageNo, pageSize });
    }),
];
