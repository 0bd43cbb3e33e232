import type { ComponentProps } from "react";

export interface DescribedInputProps extends ComponentProps<"input"> {
  /** Id of the sentence below the field. */
  describedBy?: string | undefined;
}

/** The element of an `InputBase`, which writes its own description, or none, over a field's `aria-describedby`. */
export const DescribedInput = ({ describedBy, ...input }: DescribedInputProps) => (
  <input {...input} aria-describedby={describedBy} />
);
