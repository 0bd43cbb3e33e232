/** How an import treats a product whose category, brand and model the library already has. */
export const DUPLICATE_ACTS = ["replace", "keep", "both"] as const;
export type DuplicateAct = (typeof DUPLICATE_ACTS)[number];

/** Acts of members in a library, as its list of changes stores them. */
export const LIBRARY_ACTS = [
  "founded",
  "renamed",
  "deleted",
  "restored",
  "joined",
  "left",
  "removed",
  "role",
  "imported",
  "undone",
  "accepted",
  "withdrawn",
  "products-deleted",
  "manual-added",
  "manual-deleted",
  "published",
  "taken-back",
] as const;
export type LibraryAct = (typeof LIBRARY_ACTS)[number];

const OWN_PREFIX = "o-";

/** Ids of own products differ from all ids of the catalogue, so an id shows where its product is. */
export const isOwnProduct = (productId: string): boolean => productId.startsWith(OWN_PREFIX);
export const ownProductId = (unique: string): string => OWN_PREFIX + unique;
