import { toVerify } from "../../base/marked.ts";

/** Share of its stated capacity and air that a tested fan coil or indoor unit gives at least. */
export const TESTED_SHARE = toVerify(0.95, "GB/T 19232 供冷量、风量实测不低于名义值 95 %");

const WHOLE = 100;

/** % by which a stated figure must exceed a requirement that the tested share of it still meets. */
export const TESTED_MARGIN = (1 / TESTED_SHARE.value - 1) * WHOLE;
