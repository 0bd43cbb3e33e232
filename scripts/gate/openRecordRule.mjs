/**
 * A lint rule of our own: no record is keyed by any string. With such types gone the compiler refuses `record[name]`
 * for a name that is not known to be one of its own, and a caller's `__proto__` or `constructor` finds nothing.
 * What is keyed from outside is a Map or `Keyed` (src/domain/base/keyed.ts).
 */
const ADVICE =
  "A name from outside may be __proto__: use a Map, or Keyed and lookUp of src/domain/base/keyed.ts.";

/** Own properties they make, but of a type that any string indexes. */
const MAKERS = new Set(["fromEntries", "groupBy"]);

/** Spread into a literal or narrowed to known keys, the result is no longer indexed by any string. */
const isNarrowed = ({ type }) => type === "SpreadElement" || type === "TSAsExpression";

/** `satisfies Record<string, …>` says what the values are and leaves the keys as they are written. */
const isConstraint = ({ parent }) => parent.type === "TSSatisfiesExpression";

const openRecord = {
  create: (context) => {
    const report = (node) => context.report({ node, message: ADVICE });
    return {
      TSTypeReference(node) {
        const [key] = node.typeArguments?.params ?? [];
        if (node.typeName.name === "Record" && key?.type === "TSStringKeyword" && !isConstraint(node))
          report(node);
      },
      TSIndexSignature: report,
      CallExpression(node) {
        const { object, property } = node.callee;
        if (object?.name === "Object" && MAKERS.has(property?.name) && !isNarrowed(node.parent)) report(node);
      },
      BinaryExpression(node) {
        const isKnown = node.left.type === "Literal" || node.left.type === "PrivateIdentifier";
        if (node.operator === "in" && !isKnown) report(node);
      },
      // `TABLE[name as keyof typeof TABLE]` says what it should ask.
      MemberExpression(node) {
        if (node.computed && node.property.type === "TSAsExpression") report(node);
      },
    };
  },
};

export default { meta: { name: "volute" }, rules: { "open-record": openRecord } };
