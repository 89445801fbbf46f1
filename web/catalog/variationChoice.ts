// Which values of a variable product's options can still be chosen, and which variation a choice means. Pure.

/** What is chosen so far: slug of the term by slug of the attribute. */
export type Choice = Readonly<Record<string, string>>;

export interface VariationFacts {
  /** A null term fits any value; so does an attribute that is not mentioned. */
  options: readonly { attribute: string; term: string | null }[];
  isPurchasable: boolean;
}

export interface OptionFacts {
  attribute: string;
  terms: readonly string[];
}

/** `impossible`: no variation has it together with the rest of the choice. `soldOut`: some have, but none can be bought. */
export type TermState = 'available' | 'soldOut' | 'impossible';

function fits({ options }: VariationFacts, choice: Choice): boolean {
  return options.every(({ attribute, term }) => term === null || choice[attribute] === undefined || choice[attribute] === term);
}

/** How one value stands, given what is chosen of the other options. */
export function termState(variations: readonly VariationFacts[], choice: Choice, attribute: string, term: string): TermState {
  const fitting = variations.filter((variation) => fits(variation, { ...choice, [attribute]: term }));
  if (fitting.length === 0) return 'impossible';
  return fitting.some((variation) => variation.isPurchasable) ? 'available' : 'soldOut';
}

/** The first variation, in the shop's order, that a complete choice means; null while something is missing or none fits. */
export function chosenVariation<T extends VariationFacts>(
  options: readonly OptionFacts[],
  variations: readonly T[],
  choice: Choice,
): T | null {
  if (options.some(({ attribute }) => choice[attribute] === undefined)) return null;
  return variations.find((variation) => fits(variation, choice)) ?? null;
}

/**
 * Keeps of a choice from outside (a URL) what exists, and fills in the defaults. A later value that cannot go with those before it is
 * left open.
 */
export function startingChoice(
  options: readonly (OptionFacts & { defaultTerm: string | null })[],
  wanted: Choice,
  variations: readonly VariationFacts[],
): Choice {
  let choice: Choice = {};
  for (const { attribute, terms, defaultTerm } of options) {
    const term = [wanted[attribute], defaultTerm].find(
      (candidate) => candidate != null && terms.includes(candidate) && termState(variations, choice, attribute, candidate) !== 'impossible',
    );
    if (term != null) choice = { ...choice, [attribute]: term };
  }
  return choice;
}

const prefix = 'attribute_';

/** Reads `?attribute_color=red`. */
export function choiceFromQuery(query: URLSearchParams): Choice {
  return Object.fromEntries(
    [...query]
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** The query string that stands for a choice; empty without one. */
export function choiceToQuery(choice: Choice): string {
  const query = new URLSearchParams(Object.entries(choice).map(([attribute, term]) => [prefix + attribute, term]));
  return query.size > 0 ? `?${query}` : '';
}
