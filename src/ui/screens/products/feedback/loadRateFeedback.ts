/** Most lists are left before anybody is asked, and the frame of a dialog is a tenth of a list's first visit. */
export const loadRateFeedback = () => import("./RateFeedback.tsx");
