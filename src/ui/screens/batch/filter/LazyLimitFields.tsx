import { lazy, Suspense } from "react";
import { Field } from "../../../components/input/Field.tsx";
import type { LimitFieldsProps } from "./LimitFields.tsx";

/** Most buildings are selected without: the first look at the screen goes before. */
const LimitFields = lazy(async () => ({ default: (await import("./LimitFields.tsx")).LimitFields }));

/** Two fields of a form; their places are kept until they are there. */
export function LazyLimitFields(props: LimitFieldsProps) {
  return (
    <Suspense
      fallback={
        <>
          <Field label="噪声上限">{null}</Field>
          <Field label="允许余量">{null}</Field>
        </>
      }
    >
      <LimitFields {...props} />
    </Suspense>
  );
}
