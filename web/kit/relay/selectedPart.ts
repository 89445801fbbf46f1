import type { NormalizationSelection } from 'relay-runtime';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What of a raw answer these selections select: an answer to a bigger selection holds more than somebody may want to keep.
 * @param value an object, a list of objects, or null, as the server sent it
 * @returns null when something selected is missing from it
 */
export function selectedPart(selections: readonly NormalizationSelection[], value: Fields): Fields | null {
  const part: Record<string, unknown> = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment' || selection.kind === 'Condition') {
      // Its fields are there or not, as the object's type and the variables are: what is there is kept.
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

/** @returns undefined when something selected is missing from it */
function linkedPart(selections: readonly NormalizationSelection[], field: unknown): unknown {
  if (Array.isArray(field)) {
    const parts = field.map((element: unknown) => linkedPart(selections, element));
    return parts.includes(undefined) ? undefined : parts;
  }
  if (typeof field !== 'object' || field === null) return field;
  return selectedPart(selections, field as Fields) ?? undefined;
}
