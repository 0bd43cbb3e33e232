import { refusal } from "../run/answered.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { AnySession } from "../session/TabBuilding.ts";

const notProposed = () => refusal("revision.gone", "更新预览需重新生成");

/** The part of a batch worker for revised schedules. */
export const revisionCalls = (session: () => AnySession) =>
  ({
    proposeRevision: (schedule) => session().schedule.propose(schedule),

    revisionEntries(show, from, to) {
      const value = session().schedule.entries(show, from, to);
      return value === null ? notProposed() : { ok: true, value };
    },

    forgetRevision: () => session().schedule.forget(),

    /** A current run was for the former schedule. */
    async takeRevision(keepsGone) {
      await session().cancel();
      const counts = await session().schedule.take(keepsGone);
      if (counts === null) return notProposed();
      const { matched: kept, unsatisfied, unchecked } = session().update().summary;
      return { ok: true, value: { ...counts, keepsGone, kept, unsatisfied, unchecked } };
    },

    recheckSelections: () => session().schedule.recheck(),
  }) satisfies Partial<BatchImplementation>;
