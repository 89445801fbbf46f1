import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { jsonTypeFor } from './accept.ts';

// Serialises a result according to the specification "GraphQL over HTTP". Yoga could do this too, but through the Request and Response of
// the fetch API, which cost more than the execution of a short query.

export interface GraphqlAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** Returns an error as sent to clients, without the internal extensions of Yoga and its plugins. */
function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions: { http: _http, unexpected: _unexpected, ...extensions } = {} } = error.toJSON();
  return { message, locations, path, extensions: Object.keys(extensions).length > 0 ? extensions : undefined };
}

/**
 * Serialises a result. A request that is refused before execution (no `data`) gets an error status, for clients that only check the status.
 * So does a request that failed completely because the shop was too busy: proxies and clients then wait and retry.
 * @param accept the request's header
 */
export function answerOf(result: ExecutionResult, accept: string): GraphqlAnswer {
  const contentType = `${jsonTypeFor(accept)}; charset=utf-8`;
  const { data, errors, extensions } = result;
  if (!errors?.length) return { status: 200, contentType, text: JSON.stringify({ data, extensions }) };
  const statuses = errors.map(({ extensions: { http, code } }) => {
    if (code === 'INTERNAL_SERVER_ERROR') return 500;
    if (code === 'TRY_AGAIN') return 503;
    return http?.status ?? 400;
  });
  const text = JSON.stringify({ errors: errors.map(publicError), data, extensions });
  const isAnswered = data === undefined ? false : !statuses.includes(503) || Object.values(data ?? {}).some((value) => value !== null);
  return { status: isAnswered ? 200 : Math.max(400, ...statuses), contentType, text };
}
