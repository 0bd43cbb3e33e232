import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { SearchParts } from "../search/SearchParts.ts";
import type { SelectionParts } from "../selection/SelectionParts.ts";
import type { TextParts } from "../documents/TextParts.ts";

/** What the handlers work with. */
export interface RouteParts extends DatabaseParts, SearchParts, SelectionParts, TextParts {}
