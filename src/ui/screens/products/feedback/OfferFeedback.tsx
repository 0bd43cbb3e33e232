import { Suspense } from "react";
import { RateFeedback, useFeedbackOffer } from "./useFeedbackOffer.ts";

export interface OfferFeedbackProps {
  readonly categoryCode: string;
  /** The category's name. */
  readonly title: string;
  /** The filters of the results; `null` if there are none. */
  readonly search: object | null;
}

/** Asks once for a rating of a filtered search. */
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
