// Which variations a product's options allow. Pure functions.

/** An option and its available values. */
export interface OptionChoice {
  attributeId: number;
  terms: readonly { id: number; label: string }[];
}

/** A value of an option. */
export interface ChosenTerm {
  attributeId: number;
  termId: number;
  label: string;
}

/**
 * All combinations of option values that no variation covers yet, in the order of the values.
 * @param existing the options of the existing variations; a variation that leaves an option open covers all of its values
 */
export function combinations(
  options: readonly OptionChoice[],
  existing: readonly (readonly { attributeId: number; termId: number | null }[])[],
): ChosenTerm[][] {
  let all: ChosenTerm[][] = [[]];
  for (const { attributeId, terms } of options)
    all = all.flatMap((begun) => terms.map(({ id, label }) => [...begun, { attributeId, termId: id, label }]));
  const isCovered = (combination: readonly ChosenTerm[]) =>
    existing.some((fixed) =>
      combination.every(({ attributeId, termId }) => {
        const option = fixed.find((candidate) => candidate.attributeId === attributeId);
        return option === undefined || option.termId === null || option.termId === termId;
      }),
    );
  return all.filter((combination) => combination.length > 0 && !isCovered(combination));
}
