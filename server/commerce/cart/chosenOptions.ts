import type { Taxonomy } from '../../catalogue/products/products.ts';
import type { Options } from './rules.ts';

/** An option: its slugs, and its display texts. */
export interface ChosenOption {
  attribute: string;
  term: string;
  name: string;
  value: string;
}

/** The chosen options in the shop's order of attributes; deleted attributes and terms are shown by slug. */
export function describeOptions(options: Options, { attributeBySlug }: Pick<Taxonomy, 'attributeBySlug'>): ChosenOption[] {
  return Object.entries(options)
    .map(([slug, term]) => ({ attribute: attributeBySlug.get(slug), slug, term }))
    .toSorted((a, b) => (a.attribute?.position ?? 0) - (b.attribute?.position ?? 0) || a.slug.localeCompare(b.slug))
    .map(({ attribute, slug, term }) => ({
      attribute: slug,
      term,
      name: attribute?.name ?? slug,
      value: attribute?.terms.find((entry) => entry.slug === term)?.label ?? term,
    }));
}
