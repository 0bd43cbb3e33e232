import { getComponentThumbnail } from "#api/contract/components.ts";

/** Where the picture of a product is: its own, or else the one that is drawn of its component. */
export const pictureUrl = (product: { readonly id: string; readonly imageUrl: string | null }): string =>
  product.imageUrl ?? `/api${getComponentThumbnail.path.replace("{id}", encodeURIComponent(product.id))}`;
