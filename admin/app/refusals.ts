import type { GraphQLResponse, RequestParameters } from 'relay-runtime';

// What a mutation answers without having changed anything tells of records as they are now. Forms were filled from them as they were. In the
// store's own records the new version would be taken for the one that a form was opened with, and the next save would go over what somebody
// else has saved. So they become records of their own, which the answer's own reader sees and nobody else.

let refusals = 0;

/** Answers of mutations that have changed something: the success branch of every result union is named so. */
const isChange = (answer: { data?: unknown }): boolean => {
  const { result } = (answer.data ?? {}) as { result?: { __typename?: unknown } | null };
  return typeof result?.__typename === 'string' && result.__typename.endsWith('Payload');
};

function renamed(value: unknown, mark: string): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => renamed(part, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'id' && typeof part === 'string' ? mark + part : renamed(part, mark)]),
  );
}

/** An answer as the store may take it: of a dry run and of a refusal, no record is one that a screen shows. */
export function withoutNews(operation: RequestParameters, answer: GraphQLResponse): GraphQLResponse {
  if (operation.operationKind !== 'mutation' || !('data' in answer) || isChange(answer)) return answer;
  refusals += 1;
  // Nothing but ids is another than before.
  return { ...answer, data: renamed(answer.data, `refusal ${refusals}: `) } as GraphQLResponse;
}
