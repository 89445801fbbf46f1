/** Limits of the GraphQL door, published in docs/integrating.md. A request beyond one is refused before it runs. */
export const maxPageSize = 100;
/** How far a numbered page may lie into a list; beyond it, cursors go on. */
export const maxSkip = 10_000;
export const maxNodeIds = 100;
export const maxBodyBytes = 100_000;
export const maxTokens = 2_000;
export const maxDepth = 12;
/** Of brackets of every kind within each other, those of values included. */
export const maxNesting = 100;
export const maxAliases = 30;
export const maxDirectives = 50;
export const maxRootFields = 20;
export const maxMutationsPerRequest = 4;
export const maxCost = 5_000;
/** What a field costs that runs a statement of its own for each object it is asked of; of its kind a request has at most a hundred. */
export const statementCost = 50;
