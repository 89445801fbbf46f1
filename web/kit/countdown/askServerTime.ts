import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { askServerTimeQuery } from '../__generated__/askServerTimeQuery.graphql.ts';

/**
 * Asks the shop what time it is.
 * @returns milliseconds since 1970
 * @throws what the network throws
 */
export async function askServerTime(environment: IEnvironment): Promise<number> {
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
