import type { GraphQLResponse } from 'relay-runtime';

type Path = readonly (string | number)[];

interface FieldError {
  path?: Path;
  extensions?: { code?: string };
}

/**
 * Whether the error made a field null at the top level or of the viewer, or refused what the page asked of a list deeper in the response:
 * these fail separately. Other fields deeper in the response may be null.
 */
function lacksPart(data: unknown, { path = [], extensions }: FieldError): boolean {
  let at = data;
  return path.some((key, index) => {
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    if (at !== null) return false;
    const isRefused = index === path.length - 1 && extensions?.code === 'INVALID_INPUT';
    return isRefused || index === 0 || /viewer$/i.test(String(path[index - 1]));
  });
}

/**
 * The API returns the siblings of a failed field. A page needs everything that it requested: a response that lacks a part because of an
 * error has no data here, so that a field that failed isn't mistaken for a missing one.
 */
export function wholeAnswer<Answer extends GraphQLResponse>(answer: Answer): Answer {
  const { data, errors } = answer as { data?: unknown; errors?: FieldError[] };
  return data && errors?.some((error) => lacksPart(data, error)) ? { ...answer, data: null } : answer;
}
