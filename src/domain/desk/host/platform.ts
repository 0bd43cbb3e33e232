/** web: the public site. r: the Revit add-in. g: the desktop design host. cs: the custom shell. */
export const PLATFORMS = ["web", "r", "g", "cs"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const isPlatform = (value: unknown): value is Platform =>
  PLATFORMS.some((platform) => platform === value);

export const EDITIONS = ["collaboration", "standalone"] as const;
export type Edition = (typeof EDITIONS)[number];
