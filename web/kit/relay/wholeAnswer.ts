import type { GraphQLResponse } from 'relay-runtime';

type Path = readonly (string | number)[];

/** Whether the error at this path made a field null at the top level or of the viewer, whose fields also fail separately. */
function lacksPart(data: unknown, path: Path): boolean {
  let at = data;
  return path.some((key, index) => {
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    return at === null && (index === 0 || /viewer$/i.test(String(path[index - 1])));
  });
}

/**
 * The API returns the siblings of a failed field. A page needs everything that it requested: a response that lacks a part because of an
 * error has no data here, so that a field that failed isn't mistaken for a missing one.
 */
export function wholeAnswer<Answer extends GraphQLResponse>(answer: Answer): Answer {
  const { data, errors } = answer as { data?: unknown; errors?: { path?: Path }[] };
  return data && errors?.some(({ path }) => path && lacksPart(data, path)) ? { ...answer, data: null } : answer;
}
