import type { GraphQLResponse, RequestParameters } from 'relay-runtime';

// The response of a mutation that changed nothing contains the current records, while forms were filled from earlier versions. If the store
// merged them, the new version would be taken for the one that a form was opened with, and the next save would overwrite what someone else
// has saved. So they get ids of their own, and only the reader of the response sees them.

let refusals = 0;

/** Responses of mutations that have changed something: the success branch of every result union ends in "Payload". */
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

/** Prepares a response for the store: records of a dry run or a refusal must not update records that a screen shows. */
export function withoutNews(operation: RequestParameters, answer: GraphQLResponse): GraphQLResponse {
  if (operation.operationKind !== 'mutation' || !('data' in answer) || isChange(answer)) return answer;
  refusals += 1;
  // Only the ids differ.
  return { ...answer, data: renamed(answer.data, `refusal ${refusals}: `) } as GraphQLResponse;
}
