/**
 * Returns what a resolver returned next to the edges of its connection, such as the list that the page belongs to. Pothos types a
 * connection by its edges only, but passes the whole object to the connection's other fields.
 */
export function besideEdges<T extends object>(connection: object): T {
  return connection as T;
}
