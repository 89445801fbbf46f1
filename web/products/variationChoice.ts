import * as t from './__generated__/messages.ts';

// Which values of a variable product's options can still be chosen, and which variation a choice identifies. Pure.

/** The choice so far: slug of the term by slug of the attribute. */
export type Choice = Readonly<Record<string, string>>;

export interface VariationFacts {
  /** A null term matches any value; so does an attribute that is not listed. */
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

/** The state of one value, given the choice of the other options. */
export function termState(variations: readonly VariationFacts[], choice: Choice, attribute: string, term: string): TermState {
  const fitting = variations.filter((variation) => fits(variation, { ...choice, [attribute]: term }));
  if (fitting.length === 0) return 'impossible';
  return fitting.some((variation) => variation.isPurchasable) ? 'available' : 'soldOut';
}

/**
 * The variation that a complete choice means: the first in the shop's order that can be bought, or else the first. Null while something is
 * missing or none fits.
 */
export function chosenVariation<T extends VariationFacts>(
  options: readonly OptionFacts[],
  variations: readonly T[],
  choice: Choice,
): T | null {
  if (options.some(({ attribute }) => choice[attribute] === undefined)) return null;
  const fitting = variations.filter((variation) => fits(variation, choice));
  return fitting.find(({ isPurchasable }) => isPurchasable) ?? fitting[0] ?? null;
}

/**
 * The initial choice of a product: the URL's values, as far as they exist and go together, and values that are the only ones of their
 * option. Nothing else, so that a shopper who has chosen nothing can choose everything.
 */
export function startingChoice(options: readonly OptionFacts[], wanted: Choice, variations: readonly VariationFacts[]): Choice {
  let choice: Choice = {};
  for (const { attribute, terms } of options) {
    const sold = terms.filter((term) => termState(variations, {}, attribute, term) !== 'impossible');
    const named = terms.find((term) => term === wanted[attribute]);
    const term = named !== undefined && termState(variations, choice, attribute, named) !== 'impossible' ? named : null;
    const only = sold.length === 1 ? sold[0] : undefined;
    const chosen = term ?? only;
    if (chosen !== undefined) choice = { ...choice, [attribute]: chosen };
  }
  return choice;
}

/** How choosing a value changed the value of another option. */
export interface ForcedChange {
  attribute: string;
  from: string;
  /** The only value that goes with it; null if several do, and the option is cleared. */
  to: string | null;
}

/**
 * Chooses a value. Other options whose value cannot be bought with it change to the only value that can, or are cleared.
 * @returns the choice, and the changes of other options
 */
export function withChosen(
  options: readonly OptionFacts[],
  variations: readonly VariationFacts[],
  choice: Choice,
  [attribute, term]: readonly [string, string],
): { choice: Choice; changes: ForcedChange[] } {
  let next: Choice = { [attribute]: term };
  const changes: ForcedChange[] = [];
  for (const other of options) {
    const from = choice[other.attribute];
    if (other.attribute === attribute || from === undefined) continue;
    const canBe = (value: string) => termState(variations, next, other.attribute, value) === 'available';
    const able = other.terms.filter(canBe);
    const to = canBe(from) ? from : able.length === 1 ? (able[0] ?? null) : null;
    if (to !== from) changes.push({ attribute: other.attribute, from, to });
    if (to !== null) next = { ...next, [other.attribute]: to };
  }
  return { choice: next, changes };
}

/** Display names. */
export interface OptionNames {
  attribute: string;
  name: string;
  labels: Readonly<Record<string, string>>;
}

/** Describes how choosing a value changed other options; '' for no change. */
export function changeText(
  names: readonly OptionNames[],
  [attribute, term]: readonly [string, string],
  changes: readonly ForcedChange[],
): string {
  const of = (slug: string) => names.find((option) => option.attribute === slug);
  const label = (slug: string, value: string) => of(slug)?.labels[value] ?? value;
  const chosen = label(attribute, term);
  return changes
    .map(({ attribute: other, from, to }) => {
      const name = of(other)?.name ?? other;
      if (to !== null) return t.changedFromOnlyOne({ name, from: label(other, from), to: label(other, to), chosen });
      return t.isntAvailableChooseAnother({ label: label(other, from), chosen, name: name.toLowerCase() });
    })
    .join(' ');
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

/** The query string of a choice; empty without one. */
export function choiceToQuery(choice: Choice): string {
  const query = new URLSearchParams(Object.entries(choice).map(([attribute, term]) => [prefix + attribute, term]));
  return query.size > 0 ? `?${query}` : '';
}
