import { Suspense } from "react";
import { RateFeedback, useFeedbackOffer } from "./useFeedbackOffer.ts";

export interface OfferFeedbackProps {
  readonly categoryCode: string;
  /** The category's name. */
  readonly title: string;
  /** What the results were found by; `null` while there are none, or nothing narrows them. */
  readonly search: object | null;
}

/** Asks once how good a filtered search was. */
export function OfferFeedback({ categoryCode, title, search }: OfferFeedbackProps) {
  const { isOffered, submit, close } = useFeedbackOffer({ categoryCode, title }, search);
  return (
    isOffered && (
      <Suspense fallback={null}>
        <RateFeedback submit={submit} close={close} />
      </Suspense>
    )
  );
}
