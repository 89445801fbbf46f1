import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { jsonTypeFor } from './accept.ts';

// The bytes of a result, by the specification "GraphQL over HTTP". Yoga would make them too, by way of the Request and Response of
// the fetch interface, which cost more than the execution of a short query.

export interface GraphqlAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** An error as clients see it: without what Yoga and its plugins tell each other. */
function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions: { http: _http, unexpected: _unexpected, ...extensions } = {} } = error.toJSON();
  return { message, locations, path, extensions: Object.keys(extensions).length > 0 ? extensions : undefined };
}

/**
 * What is refused before it runs (no `data`) has a status of its own, for programs that look at nothing else.
 * So has what failed as a whole only because the shop was too busy: proxies and clients wait and try again.
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
