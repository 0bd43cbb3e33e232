import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { SearchParts } from "../search/SearchParts.ts";
import type { SelectionParts } from "../selection/SelectionParts.ts";
import type { NodeParts } from "../operators/NodeParts.ts";
import type { ManualParts } from "../library/manuals/manualReader.ts";
import type { TextParts } from "../documents/TextParts.ts";

/** Dependencies of all handlers. */
export interface RouteParts
  extends DatabaseParts, SearchParts, SelectionParts, TextParts, ManualParts, NodeParts {}
