/** Whether a dialog or drawer lies over the page: what is typed then is for it, not for the page. */
export const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
