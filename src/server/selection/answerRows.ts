import type { MultiRoomRow, NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import type { ShownProduct } from "./categoryProducts.ts";
import { pictureUrl } from "../http/pictureUrl.ts";

interface Answered {
  readonly roomId: string;
  readonly quantity: number;
}

/** The row of a room without a match. */
export const unmatchedRow = ({
  roomId,
  quantity,
  reasons,
}: Answered & { readonly reasons: readonly NoMatchReason[] }): MultiRoomRow => ({
  roomId,
  id: null,
  name: null,
  model: null,
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  productIds: [],
  equipmentNumber: quantity,
  selectionParameter: [],
  correctionParameter: [],
  hasDetail: false,
  isSample: false,
  reasons,
});

/** The row of a room with this product; the kind provides its parameters. */
export const matchedRow = (
  { roomId, quantity }: Answered,
  product: ShownProduct,
  productIds: readonly string[],
  parameters: Pick<MultiRoomRow, "selectionParameter" | "correctionParameter" | "hasDetail">,
): MultiRoomRow => ({
  roomId,
  id: product.id,
  name: product.name,
  model: product.model,
  imageUrl: pictureUrl(product),
  productSeriesId: product.seriesId,
  productSeriesName: product.seriesName,
  productIds,
  equipmentNumber: quantity,
  isSample: product.isSample,
  ...parameters,
  reasons: [],
});
