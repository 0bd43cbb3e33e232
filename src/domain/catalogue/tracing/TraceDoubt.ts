/**
 * Why a traced line has to be looked at: hardly any ink; long stretches hidden or beside another line; a stretch
 * where it may follow another line.
 */
export const TRACE_DOUBTS = ["no-line", "hidden", "strayed"] as const;
export type TraceDoubt = (typeof TRACE_DOUBTS)[number];
