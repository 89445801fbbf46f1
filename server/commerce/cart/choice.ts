import type { Text } from '../../platform/i18n/text.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { canSell, isPublished } from '../../catalogue/inventory/inventory.ts';
import { NotPurchasableError, UnknownProductError, VariationRequiredError } from './errors.ts';
import type { Offer, Offered, OptionFacts } from './offer.ts';
import type { Options } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Determines which item a product and its chosen options stand for. Pure.

function refuse(message: Text): InvalidInputError {
  return new InvalidInputError([{ path: ['input', 'options'], message }]);
}

/** Every choice must be one of the product's terms, so that no other text gets into the cart. */
function checkChosen(chosen: Options, choices: Offered['choices']): void {
  for (const [slug, term] of Object.entries(chosen)) {
    const offered = choices.filter(({ attribute }) => attribute === slug);
    if (offered.length === 0) throw refuse(says((t) => t.isntAnOption({ slug })));
    if (!offered.some((choice) => choice.term === term)) throw refuse(says((t) => t.isntAValueOfOption({ term, slug })));
  }
}

/** Whether the choices are compatible with the variation's options. */
function fits(options: readonly OptionFacts[], chosen: Options): boolean {
  return options.every(({ attribute, term }) => term === null || (chosen[attribute] ?? term) === term);
}

/** The variation's own terms, completed by the choices for its open options; null while one is missing. */
function completed(options: readonly OptionFacts[], chosen: Options): Options | null {
  const all = options.map(({ attribute, term }) => [attribute, term ?? chosen[attribute]] as const);
  return all.every((entry): entry is [string, string] => entry[1] !== undefined) ? Object.fromEntries(all) : null;
}

/**
 * What is to be bought. Of several variations that options fit, such as one for any size, the first that can be sold, or else the first.
 * @throws UnknownProductError, NotPurchasableError, VariationRequiredError or InvalidInputError
 */
export function choose(
  { product, variations }: Pick<Offer, 'product' | 'variations'>,
  chosen: Options,
  now: Date,
): { product: Offered; options: Options } {
  const { name } = product;
  if (!isPublished(product)) throw new UnknownProductError();
  if (product.type === 'EXTERNAL' || product.type === 'GROUPED') throw new NotPurchasableError(name);
  if (product.type === 'SIMPLE') {
    if (Object.keys(chosen).length > 0) throw refuse(says((t) => t.thisProductHasNoOptions));
    return { product, options: {} };
  }
  const isNamed = product.type === 'VARIATION';
  checkChosen(chosen, isNamed ? (product.parent?.choices ?? []) : product.choices);
  // If the product's ID is given, only the options identify the variation, so all of them are required.
  const meant = isNamed ? [product] : variations.filter(({ options }) => options.every(({ attribute }) => chosen[attribute] !== undefined));
  const open = isNamed ? [product] : variations;
  if (Object.keys(chosen).length > 0 && !open.some(({ options }) => fits(options, chosen))) {
    throw new NotPurchasableError(
      name,
      says((t) => t.isntAvailableInThisCombination({ name })),
    );
  }
  const fitting = meant.filter(({ options }) => fits(options, chosen));
  const found = fitting.find((variation) => canSell(variation, 1, now)) ?? fitting[0];
  const options = found && completed(found.options, chosen);
  if (!found || !options) throw new VariationRequiredError(name);
  return { product: found, options };
}
