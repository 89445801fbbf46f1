import type { GraphQLResponse } from 'relay-runtime';

type Path = readonly (string | number)[];

/** Whether something at the top, or of the caller, whose fields fail alone as well, is null by the error at this path. */
function lacksPart(data: unknown, path: Path): boolean {
  let at = data;
  return path.some((key, index) => {
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    return at === null && (index === 0 || /viewer$/i.test(String(path[index - 1])));
  });
}

/**
 * The API leaves what stands beside a failed field as it is. A page is made of all that it asked for: an answer that lacks a part by an
 * error has no data, so that nobody takes for missing what could not be read.
 */
export function wholeAnswer<Answer extends GraphQLResponse>(answer: Answer): Answer {
  const { data, errors } = answer as { data?: unknown; errors?: { path?: Path }[] };
  return data && errors?.some(({ path }) => path && lacksPart(data, path)) ? { ...answer, data: null } : answer;
}
