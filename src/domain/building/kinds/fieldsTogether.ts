import { AIR_OUTLET_FIELDS_TOGETHER } from "./airOutlet/airOutletFieldsTogether.ts";

const BY_KIND: Readonly<Record<string, readonly (readonly string[])[]>> = {
  airOutlet: AIR_OUTLET_FIELDS_TOGETHER,
};

/**
 * Fields of a kind's filter, by its name, of which a rule has all or none. Beside the kinds and not in them: a page where
 * nobody edits rules needs none.
 */
export const fieldsTogether = (kind: string): readonly (readonly string[])[] => BY_KIND[kind] ?? [];
