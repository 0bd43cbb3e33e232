/**
 * The address of a place of this page, to be filed or sent.
 *
 * @param href as the router writes it. What stands before its hash is left out: it may say who is looking.
 */
export const pageAddress = (href: string): string =>
  `${window.location.origin}${window.location.pathname}${href}`;
