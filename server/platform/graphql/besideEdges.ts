/**
 * What a resolver returned beside the edges of its connection, such as the list that the page belongs to. Pothos types a connection by its
 * edges alone, and passes the whole of what was returned to the connection's own fields.
 */
export function besideEdges<T extends object>(connection: object): T {
  return connection as T;
}
