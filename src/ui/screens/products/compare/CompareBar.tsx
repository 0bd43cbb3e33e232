import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { chosenOf, FEWEST_COMPARED } from "#domain/desk/report/comparison/comparison.ts";
import type { DutyEntry, ListState } from "#domain/catalogue/listing/ListState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { compareAddress } from "../../../addresses/compareAddress.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { forgetCompared, useComparisons } from "../../../product/compare/useComparisons.ts";
import text from "../../../kit/styles/text.module.css";
import css from "./CompareBar.module.css";

export interface CompareBarProps {
  readonly categoryCode: string;
  readonly duty: readonly DutyEntry[];
  /** The conditions of the list's years. */
  readonly energy: ListState["energy"];
}

/** The products chosen for comparison, with a link to it; nothing if none are chosen. */
export function CompareBar({ categoryCode, duty, energy }: CompareBarProps) {
  const chosen = useComparisons((comparisons) => chosenOf(comparisons, categoryCode));
  if (chosen.length === 0) return null;
  const isReady = chosen.length >= FEWEST_COMPARED;
  const to = compareAddress(
    chosen.map(({ id }) => id),
    duty,
    energy,
  );
  return (
    <section className={css["bar"]} aria-label="对比">
      <span>对比 ({chosen.length})</span>
      <span className={classNames(text["small"], text["dim"], text["clip"], css["models"])}>
        {chosen.map(({ model }) => model).join("、")}
      </span>
      <LinkButton onClick={() => forgetCompared(categoryCode)}>清空</LinkButton>
      {isReady ? (
        <Button size="xs" variant="default" component={Link} to={to}>
          开始对比
        </Button>
      ) : (
        <Button size="xs" variant="default" disabled title="再选一个产品">
          开始对比
        </Button>
      )}
    </section>
  );
}
