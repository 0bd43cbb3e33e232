import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";

/** A user without pauses. Overlapping elements are not checked, since there is no layout here. */
export const setUpUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
