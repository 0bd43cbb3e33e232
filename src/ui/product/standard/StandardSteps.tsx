import { formatPlain } from "#domain/base/formatNumber.ts";
import { decimalsOf, formatQuantity } from "#domain/base/formatQuantity.ts";
import type { StandardVerdict } from "#domain/catalogue/standards/StandardVerdict.ts";
import css from "./StandardPanel.module.css";
import { gradeLimits } from "./verdictWords.ts";

const MOST_DECIMALS = 3;

/** The arithmetic behind a verdict, in the order in which a person would do it. */
export function StandardSteps({ id, verdict }: { readonly id: string; readonly verdict: StandardVerdict }) {
  const steps = verdict.arithmetic.map(({ name, value, unit }) => ({
    name,
    value: decimalsOf(unit, value) === null ? formatPlain(value, MOST_DECIMALS) : formatQuantity(value, unit),
    unit,
  }));
  const isJudged = verdict.state !== "cannot-judge";
  return (
    <table id={id} className={css["steps"]}>
      <caption>{isJudged ? verdict.table : "已知数值"}</caption>
      <tbody>
        {[...steps, ...(isJudged ? gradeLimits(verdict) : [])].map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
