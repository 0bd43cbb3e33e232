import { getComponentThumbnail } from "#api/contract/components.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";

interface Pictured {
  readonly id: string;
  readonly imageUrl: string | null;
}

const drawn = (id: string) => `/api${getComponentThumbnail.path.replace("{id}", encodeURIComponent(id))}`;

/** Address of a product's picture: its own, otherwise the drawn picture of its component. */
export const pictureUrl = ({ id, imageUrl }: Pictured): string => imageUrl ?? drawn(id);

/** Separates the id of an own product from the key of its picture; our ids do not contain it. */
const BETWEEN = "~";

/**
 * The stored address of an own product's picture. Browsers load pictures without credentials, so the address
 * contains a key, which only users who have seen the product know. The key changes with the figures.
 */
export const ownPictureUrl = (id: string, key: string): string => drawn(`${id}${BETWEEN}${key}`);

/** The product and the stored address for an id with a key; `null` for any other id. */
export function ownPicture(id: string): { readonly productId: string; readonly imageUrl: string } | null {
  const at = id.lastIndexOf(BETWEEN);
  return at > 0 && isOwnProduct(id) ? { productId: id.slice(0, at), imageUrl: drawn(id) } : null;
}

/** The version in addresses of an own product's display data, which gives access like the key of a picture. */
const OWN_VERSION = /(\/metadata\/(?:o|%6f)(?:-|%2d)[^/]*\/)[^/]*/giu;

/** A path for the log, without keys of pictures or versions that give access to own products. */
export const withoutKeys = (path: string): string =>
  path.replaceAll(/(?:~|%7e)[^/]*/giu, BETWEEN).replaceAll(OWN_VERSION, `$1${BETWEEN}`);

/** Address of the picture that is drawn from a product's component, even if the product has another picture. */
export const drawnPictureUrl = ({ id, imageUrl }: Pictured): string =>
  isOwnProduct(id) && imageUrl !== null ? imageUrl : drawn(id);
