import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { askServerTimeQuery } from '../relay/__generated__/askServerTimeQuery.graphql.ts';

/**
 * Requests the server's time.
 * @returns milliseconds since 1970
 * @throws network errors
 */
export async function fetchServerTime(environment: IEnvironment): Promise<number> {
  const query = graphql`
    query askServerTimeQuery {
      serverTime
    }
  `;
  const data = await fetchQuery<askServerTimeQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise();
  const time = Date.parse(data?.serverTime ?? '');
  if (Number.isNaN(time)) throw new Error('The server returned no valid time.');
  return time;
}
