/** Whether a dialog or drawer is open, which then receives what is typed. */
export const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
