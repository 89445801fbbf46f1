/** Limits of the GraphQL endpoint, published in docs/integrating.md. A request that exceeds one is refused before it runs. */
export const maxPageSize = 100;
/** Maximum offset of a numbered page; further pages need cursors. */
export const maxSkip = 10_000;
export const maxNodeIds = 100;
export const maxBodyBytes = 100_000;
export const maxTokens = 2_000;
export const maxDepth = 12;
/** Maximum nesting of brackets of any kind, including those of values. */
export const maxNesting = 100;
export const maxAliases = 30;
export const maxDirectives = 50;
export const maxRootFields = 20;
export const maxMutationsPerRequest = 4;
export const maxCost = 5_000;
/** Cost of a field that runs its own statement for each parent object; a request can have at most a hundred such fields. */
export const statementCost = 50;
/**
 * Fields of an introspection's response for one point. They are computed without statements, but from hundreds of types: the standard
 * introspection query has 60,000, and no allowed query has more than 100,000.
 */
export const introspectedFieldsPerPoint = 20;
/** Points that a request takes which is refused for its cost, because computing the cost takes time too. */
export const refusedCost = 100;
