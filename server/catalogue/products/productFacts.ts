import type { Media, ProductAttribute, ProductAttributeTerm, ProductImage, ProductType } from '../../generated/prisma/client.ts';
import type { StockFacts } from '../inventory/inventory.ts';
import type { AttributeEntry, Taxonomy, TermEntry } from './taxonomy.ts';

// Pure facts about products that more than one place tells: the API, the cart, the feeds.

/** @returns path of the product page (specification section 2, Routes) */
export function productPath({ slug }: { slug: string }): string {
  return `/product/${encodeURIComponent(slug)}/`;
}

/** Whole per cent off the prior price, rounded down so that no badge promises more than is given; null without a reduction. */
export function discountPercent({ priceMinor, priorPriceMinor }: { priceMinor: number; priorPriceMinor: number | null }): number | null {
  if (priorPriceMinor === null || priorPriceMinor <= priceMinor) return null;
  return Math.floor(((priorPriceMinor - priceMinor) * 100) / priorPriceMinor);
}

/** Whether it, or one of its variations, can be put into the cart now. */
export function isPurchasable(facts: {
  type: ProductType;
  isAvailable: boolean;
  regularPriceMinor: number | null;
  priceMinor: number;
}): boolean {
  if (facts.type === 'EXTERNAL' || facts.type === 'GROUPED') return false;
  return facts.isAvailable && (facts.regularPriceMinor !== null || facts.priceMinor > 0);
}

/** The stock of what is sold itself. Without a price it can't be bought, and is shown as out of stock everywhere. */
export function pricedStock<Facts extends StockFacts>(facts: Facts, regularPriceMinor: number | null): Facts {
  return regularPriceMinor === null ? { ...facts, managesStock: false, isInStock: false } : facts;
}

/** The stock that is shown of a product; that of a variable, grouped or external one is that of what is really sold. */
export function shownStock<Facts extends StockFacts & { type: ProductType; isAvailable: boolean; regularPriceMinor: number | null }>(
  product: Facts,
): Facts {
  if (product.type !== 'SIMPLE') return { ...product, managesStock: false, isInStock: product.isAvailable };
  return pricedStock(product, product.regularPriceMinor);
}

/** A picture as the API tells it; the product's name stands in for a missing text. */
export function imageFacts(image: ProductImage & { media: Media }, name: string) {
  const { key, color, width, height } = image.media;
  return { key, color, width, height, alt: image.alt || name };
}

/** A category's picture as the API tells it: its name stands beside it, so that it needs no text. */
export function categoryPicture(media: Media | null) {
  if (media?.state !== 'READY') return null;
  const { key, color, width, height } = media;
  return { key, color, width, height, alt: '' };
}

export interface SpecificationFacts {
  attribute: AttributeEntry;
  text: string;
  number: number | null;
  boolean: boolean | null;
  terms: TermEntry[];
}

export interface SpecificationGroupFacts {
  heading: string;
  items: SpecificationFacts[];
}

const numberFormat = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 3 });

/** As shown, with its unit; empty when there is no value. */
export function specificationText({ attribute, number, boolean, terms }: Omit<SpecificationFacts, 'text'>): string {
  if (attribute.kind === 'NUMBER' && number !== null) return `${numberFormat.format(number)}${attribute.unit ? ` ${attribute.unit}` : ''}`;
  if (attribute.kind === 'BOOLEAN' && boolean !== null) return boolean ? 'Yes' : 'No';
  return terms.map((term) => term.label).join(', ');
}

/** The visible specifications by heading, in the product's order; what has no value is left out. */
export function specificationGroups(
  rows: (ProductAttribute & { terms: ProductAttributeTerm[] })[],
  { attributes, terms }: Pick<Taxonomy, 'attributes' | 'terms'>,
): SpecificationGroupFacts[] {
  const groups = new Map<string, SpecificationGroupFacts>();
  for (const row of rows) {
    const attribute = attributes.get(row.attributeId);
    if (!attribute || !row.isVisible) continue;
    const facts = {
      attribute,
      number: row.number,
      boolean: row.boolean,
      terms: row.terms.flatMap(({ termId }) => terms.get(termId) ?? []),
    };
    const text = specificationText(facts);
    if (text === '') continue;
    const group = groups.get(attribute.heading) ?? { heading: attribute.heading, items: [] };
    group.items.push({ ...facts, text });
    groups.set(attribute.heading, group);
  }
  return [...groups.values()];
}
