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
/** Costs of introspection with everything below: it is computed without statements, but from hundreds of types. */
export const introspectionCosts: Readonly<Record<string, number | undefined>> = { __schema: 1_000, __type: 100 };
