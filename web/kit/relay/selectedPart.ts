import type { NormalizationSelection } from 'relay-runtime';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The part of a raw response that these selections select: the response to a larger selection may hold more than is to be stored.
 * @param value an object, a list of objects, or null, as the server sent it
 * @returns null if a selected field is missing
 */
export function selectedPart(selections: readonly NormalizationSelection[], value: Fields): Fields | null {
  const part: Record<string, unknown> = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment' || selection.kind === 'Condition') {
      // Which fields are present depends on the object's type and the variables: those present are copied.
      Object.assign(part, selectedPart(selection.selections, value));
      continue;
    }
    if (selection.kind !== 'ScalarField' && selection.kind !== 'LinkedField') continue;
    const name = selection.alias ?? selection.name;
    const field = value[name];
    const kept = selection.kind === 'LinkedField' ? linkedPart(selection.selections, field) : field;
    if (kept === undefined) return null;
    part[name] = kept;
  }
  return part;
}

/** @returns undefined if a selected field is missing */
function linkedPart(selections: readonly NormalizationSelection[], field: unknown): unknown {
  if (Array.isArray(field)) {
    const parts = field.map((element: unknown) => linkedPart(selections, element));
    return parts.includes(undefined) ? undefined : parts;
  }
  if (typeof field !== 'object' || field === null) return field;
  return selectedPart(selections, field as Fields) ?? undefined;
}
