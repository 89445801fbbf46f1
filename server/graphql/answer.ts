import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';

// The bytes of a result, by the specification "GraphQL over HTTP". Yoga would make them too, by way of the Request and Response of
// the fetch interface, which cost more than the execution of a short query.

export interface GraphqlAnswer {
  status: number;
  contentType: string;
  text: string;
}

const specified = 'application/graphql-response+json';

interface HttpExtensions {
  status?: number;
  /** Whether the status is that of the specification, which leaves 200 for the older media type. */
  spec?: boolean;
}

/** An error as clients see it: without what Yoga and its plugins tell each other. */
function publicError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path, extensions: { http: _http, unexpected: _unexpected, ...extensions } = {} } = error.toJSON();
  return { message, locations, path, extensions: Object.keys(extensions).length > 0 ? extensions : undefined };
}

/** @param accept the request's header */
export function answerOf(result: ExecutionResult, accept: string): GraphqlAnswer {
  const isSpecified = accept.includes(specified);
  const contentType = `${isSpecified ? specified : 'application/json'}; charset=utf-8`;
  const { data, errors, extensions } = result;
  if (!errors?.length) return { status: 200, contentType, text: JSON.stringify({ data, extensions }) };
  const wanted = errors.map(({ extensions: { http } }) => http as HttpExtensions | undefined);
  const statuses = wanted.flatMap((http) => (http?.status !== undefined && (isSpecified || !http.spec) ? [http.status] : []));
  return {
    status: data === undefined ? Math.max(200, ...statuses) : 200,
    contentType,
    text: JSON.stringify({
      errors: errors.map(publicError),
      data,
      extensions: extensions && Object.keys(extensions).length > 0 ? extensions : undefined,
    }),
  };
}
