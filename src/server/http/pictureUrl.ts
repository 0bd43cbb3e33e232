import { getComponentThumbnail } from "#api/contract/components.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";

interface Pictured {
  readonly id: string;
  readonly imageUrl: string | null;
}

const drawn = (id: string) => `/api${getComponentThumbnail.path.replace("{id}", encodeURIComponent(id))}`;

/** Address of a product's picture: its own, otherwise the drawn picture of its component. */
export const pictureUrl = ({ id, imageUrl }: Pictured): string => imageUrl ?? drawn(id);

/** Between the id of an own product and the key of its picture; our ids do not contain it. */
const BETWEEN = "~";

/**
 * The stored address of an own product's picture. A page shows pictures without saying who asks, so the address
 * itself holds a key, which only those have read who saw the product; it changes with the figures.
 */
export const ownPictureUrl = (id: string, key: string): string => drawn(`${id}${BETWEEN}${key}`);

/** The product and the stored address that an id with a key stands for; `null` for any other id. */
export function ownPicture(id: string): { readonly productId: string; readonly imageUrl: string } | null {
  const at = id.lastIndexOf(BETWEEN);
  return at > 0 && isOwnProduct(id) ? { productId: id.slice(0, at), imageUrl: drawn(id) } : null;
}

/** The version of an own product's display data, which opens that as the key opens the picture. */
const OWN_VERSION = /(\/metadata\/(?:o|%6f)(?:-|%2d)[^/]*\/)[^/]*/giu;

/** A path for the log: whoever reads a log gets neither keys of pictures nor what else opens own products. */
export const withoutKeys = (path: string): string =>
  path.replaceAll(/(?:~|%7e)[^/]*/giu, BETWEEN).replaceAll(OWN_VERSION, `$1${BETWEEN}`);

/** The picture that is drawn of a product's component, whatever other picture it has. */
export const drawnPictureUrl = ({ id, imageUrl }: Pictured): string =>
  isOwnProduct(id) && imageUrl !== null ? imageUrl : drawn(id);
