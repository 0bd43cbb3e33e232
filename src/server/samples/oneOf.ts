/** Every `oneIn`-th item of a list, beginning with the first. */
export const oneOf = <Item>(oneIn: number, items: readonly Item[]): readonly Item[] =>
  oneIn === 1 ? items : items.filter((_, at) => at % oneIn === 0);
