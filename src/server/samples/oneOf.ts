/** Every `oneIn`-th of a list, from the first on. */
export const oneOf = <Item>(oneIn: number, items: readonly Item[]): readonly Item[] =>
  oneIn === 1 ? items : items.filter((_, at) => at % oneIn === 0);
