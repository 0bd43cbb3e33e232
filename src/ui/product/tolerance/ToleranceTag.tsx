import type { SaidState } from "#domain/catalogue/standards/StandardVerdict.ts";
import type { ToleranceVerdict } from "#domain/products/tolerance/worstCase.ts";
import { VerdictTag } from "../standard/VerdictTag.tsx";

const STATES: Readonly<Record<ToleranceVerdict, SaidState>> = {
  全部公差下满足: "pass",
  名义满足: "borderline",
  不满足: "fail",
  不能判断: "cannot-judge",
};

/** The verdict under tolerances, as icon, word and tint. */
export const ToleranceTag = ({ verdict }: { readonly verdict: ToleranceVerdict }) => (
  <VerdictTag state={STATES[verdict]} word={verdict} />
);
