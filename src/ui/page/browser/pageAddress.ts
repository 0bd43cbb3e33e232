/**
 * The full address of a route of this page, for filing or sending.
 *
 * @param href as the router writes it. The query before its hash is left out: it may identify the user.
 */
export const pageAddress = (href: string): string =>
  `${window.location.origin}${window.location.pathname}${href}`;
