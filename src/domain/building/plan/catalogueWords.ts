/**
 * The catalogue of a version for people: the date since which it was in that state. Before dates were recorded,
 * the catalogue's own number.
 */
export function catalogueWords(catalogueVersion: string): string {
  const [first = ""] = catalogueVersion.split(" ");
  return /^\d{4}-\d{2}-\d{2}$/u.test(first) ? `产品库 ${first}` : `产品库版本 ${first}`;
}
