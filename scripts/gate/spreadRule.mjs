/**
 * A lint rule of our own: no list of unknown length is spread into a call with any number of arguments. A
 * call stack has space for some ten thousand, fewer in a browser's worker, and beyond that the call throws.
 * `append`, `greatest` and `least` of src/domain/base/lists.ts accept any number.
 */
const ADVICE =
  "A call stack ends at some thousand arguments: use append, greatest or least of src/domain/base/lists.ts.";

const OF_LISTS = new Set(["push", "unshift", "splice", "concat"]);
const OF_OBJECTS = new Map([
  ["Math", new Set(["max", "min"])],
  ["String", new Set(["fromCharCode", "fromCodePoint"])],
]);

/** Whether a function accepts any number of arguments. */
const takesAny = (callee) => {
  if (callee?.type !== "MemberExpression" || callee.computed) return false;
  const { object, property } = callee;
  return OF_LISTS.has(property.name) || (OF_OBJECTS.get(object.name)?.has(property.name) ?? false);
};
/** A literal list is as long as it looks. */
const isLong = (node) => node?.type === "SpreadElement" && node.argument.type !== "ArrayExpression";
const isList = (node) => node !== undefined && node.type !== "ArrayExpression";

const spread = {
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const isSpread = takesAny(callee) && given.some(isLong);
      const isApplied = callee.property?.name === "apply";
      const isOfAny = isApplied && takesAny(callee.object) && isList(given[1]);
      const isReflected =
        isApplied && callee.object.name === "Reflect" && takesAny(given[0]) && isList(given[2]);
      if (isSpread || isOfAny || isReflected) context.report({ node, message: ADVICE });
    },
  }),
};

export default { meta: { name: "volute-calls" }, rules: { spread } };
