import { Suspense, useState } from "react";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { Field } from "../../../../kit/input/Field.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { LimitEntry, type LimitFieldsProps } from "./LimitEntry.tsx";

/** Loaded on demand: limits of single figures are rarely used. */
const FigureMarginFields = fetched(async () => (await import("./FigureMarginFields.tsx")).FigureMarginFields);

/** 噪声上限, 允许余量 and, unfolded, 余量 by figure, for kinds whose products state the compared figures. */
export function LimitFields(props: LimitFieldsProps) {
  const { filter, problems, onChange } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || (filter.figureMarginLimits ?? []).length > 0;
  return (
    <>
      <LimitEntry
        name="noiseLimit"
        value={filter.noiseLimit ?? null}
        problems={problems}
        onCommit={(noiseLimit) => onChange({ noiseLimit })}
      />
      <LimitEntry
        name="marginLimit"
        value={filter.marginLimit ?? null}
        problems={problems}
        onCommit={(marginLimit) => onChange({ marginLimit })}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <FigureMarginFields {...props} />
        </Suspense>
      ) : (
        <Field label="分项余量">
          <LinkButton onClick={() => setUnfolded(true)}>按校核项限定</LinkButton>
        </Field>
      )}
    </>
  );
}
