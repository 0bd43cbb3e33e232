import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";

/** A hand without pauses. What lies under another element is the browser's to know: nothing is laid out here. */
export const setUpUser = () =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
