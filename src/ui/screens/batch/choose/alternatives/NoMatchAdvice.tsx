import type { Advice, AdvisedChange } from "#domain/building/batch/kind/adviceOf.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import text from "../../../../kit/styles/text.module.css";
import type { AlternativesListProps } from "./AlternativesListProps.ts";
import css from "./NoMatchAdvice.module.css";

type NoMatchAdviceProps<Filter> = Pick<AlternativesListProps<Filter>, "screen" | "filter" | "onFollow"> & {
  readonly advice: Advice;
  /** The sentence of the specification. */
  readonly noMatch: string;
};

/**
 * Shown in place of an empty list: the nearest product, and each single change that would give a match, in the
 * order in which designers try them.
 */
export function NoMatchAdvice<Filter>({
  screen,
  filter,
  advice,
  noMatch,
  onFollow,
}: NoMatchAdviceProps<Filter>) {
  const { words, advice: ofKind } = screen.kind;
  const { nearest, changes } = advice;
  const mayEdit = useMayEdit();
  // A change that is hardly ever acceptable is stated with its reservation and not offered.
  const canFollow = ({ change, reservation }: AdvisedChange) =>
    reservation === null &&
    ((change.kind === "quantity" && mayEdit) || (ofKind?.apply(filter, change) ?? null) !== null);
  return (
    <section className={css["advice"]} aria-label="调整建议">
      <p className={text["strong"]}>{noMatch}</p>
      {nearest && (
        <p>
          <span className={text["dim"]}>最接近的{words.model}</span>
          <span className={text["strong"]}>{nearest.model}</span>
          <span>{nearest.lacks}</span>
        </p>
      )}
      {changes.length === 0 ? (
        <p className={text["dim"]}>没有可行的单项调整</p>
      ) : (
        <>
          <h4 className={text["dim"]}>可行的单项调整</h4>
          <ul className={css["changes"]}>
            {changes.map((advised) => (
              <li key={`${advised.what}${advised.how}`}>
                <span>{advised.what}</span>
                <span>{advised.how}</span>
                {canFollow(advised) && (
                  <LinkButton
                    aria-label={`采用 ${advised.what} ${advised.how}`}
                    onClick={() => void onFollow(advised.change)}
                  >
                    采用
                  </LinkButton>
                )}
                {advised.reservation !== null && <span className={text["dim"]}>{advised.reservation}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
