import type { RevisionEntry, RevisionShow } from "#domain/batch/revision/revisionEntries.ts";
import type { RevisedSchedule, RevisionCounts } from "#domain/batch/revision/RoomRevision.ts";
import { answered, refusal } from "./answered.ts";
import type { Answered, RevisionOutcome } from "./BatchClient.ts";
import type { BatchSession, Told } from "./BatchSession.ts";

const notProposed = () => refusal("revision.gone", "更新预览需重新生成");

export interface TakenRevision {
  readonly told: Told;
  readonly outcome: RevisionOutcome;
}

/** What a batch worker can do with a revised schedule. */
export const revisionCalls = <Filter>(session: () => BatchSession<Filter>) => ({
  proposeRevision: (schedule: RevisedSchedule): RevisionCounts => session().schedule.propose(schedule),

  revisionEntries(show: RevisionShow, from: number, to: number): Promise<Answered<readonly RevisionEntry[]>> {
    const value = session().schedule.entries(show, from, to);
    return Promise.resolve(value === null ? notProposed() : { ok: true, value });
  },

  forgetRevision: (): void => session().schedule.forget(),

  /** A run under way was for the former schedule. */
  takeRevision: (keepsGone: boolean): Promise<Answered<TakenRevision>> =>
    answered(async () => {
      await session().cancel();
      const counts = await session().schedule.take(keepsGone);
      if (counts === null) return notProposed();
      const told = session().tell();
      const { matched: kept, unsatisfied, unchecked } = told.summary;
      return {
        ok: true,
        value: { told, outcome: { ...counts, keepsGone, kept, unsatisfied, unchecked } },
      };
    }),

  async recheckSelections(): Promise<{ readonly told: Told; readonly cause: string }> {
    const cause = await session().schedule.recheck();
    return { told: session().tell(), cause };
  },
});
