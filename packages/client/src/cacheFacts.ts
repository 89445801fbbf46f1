/** What a normalized cache needs to know of an API. */
export interface CacheFacts {
  /** Object types of each interface and union. */
  possibleTypes: Readonly<Record<string, readonly string[]>>;
  /** Arguments of lists that select which objects are in them, by type and field. The others select a page. */
  connections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Object types without a field `id`, which belong to the object that holds them. */
  embedded: readonly string[];
}
