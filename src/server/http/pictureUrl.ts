import { getComponentThumbnail } from "#api/contract/components.ts";

/** Address of a product's picture: its own, otherwise the drawn picture of its component. */
export const pictureUrl = (product: { readonly id: string; readonly imageUrl: string | null }): string =>
  product.imageUrl ?? `/api${getComponentThumbnail.path.replace("{id}", encodeURIComponent(product.id))}`;
