import type { Media, ProductAttribute, ProductAttributeTerm, ProductImage, ProductType } from '../../generated/prisma/client.ts';
import type { StockFacts } from '../inventory/inventory.ts';
import type { AttributeEntry, Taxonomy, TermEntry } from './taxonomy.ts';

// Pure functions over products that the API, the cart and the feeds share.

/** @returns path of the product page (specification section 2, Routes) */
export function productPath({ slug }: { slug: string }): string {
  return `/product/${encodeURIComponent(slug)}/`;
}

/**
 * Discount off the prior price in whole per cent, rounded down so that no badge promises more than the actual discount; null without a
 * discount.
 */
export function discountPercent({ priceMinor, priorPriceMinor }: { priceMinor: number; priorPriceMinor: number | null }): number | null {
  if (priorPriceMinor === null || priorPriceMinor <= priceMinor) return null;
  return Math.floor(((priorPriceMinor - priceMinor) * 100) / priorPriceMinor);
}

interface PriceFacts {
  type: ProductType;
  isAvailable: boolean;
  regularPriceMinor: number | null;
  priceMaxMinor: number;
}

/**
 * Whether the product, or one of its parts, has a price; without one it can't be bought. The prices of the parts may be 0, such as those of free
 * samples: a variable product is available only through a variation that has a price.
 */
export function isPriced({ type, isAvailable, regularPriceMinor, priceMaxMinor }: PriceFacts): boolean {
  return regularPriceMinor !== null || priceMaxMinor > 0 || (type === 'VARIABLE' && isAvailable);
}

/** Whether the product, or one of its variations, can be added to the cart now. */
export function isPurchasable(facts: PriceFacts): boolean {
  if (facts.type === 'EXTERNAL' || facts.type === 'GROUPED') return false;
  return facts.isAvailable && isPriced(facts);
}

/** The stock of a simple product or variation. Without a price it can't be bought and is shown as out of stock everywhere. */
export function pricedStock<Facts extends StockFacts>(facts: Facts, regularPriceMinor: number | null): Facts {
  return regularPriceMinor === null ? { ...facts, managesStock: false, isInStock: false } : facts;
}

/** The stock shown for a product; for a variable, grouped or external product, that of the items that are actually sold. */
export function shownStock<Facts extends StockFacts & { type: ProductType; isAvailable: boolean; regularPriceMinor: number | null }>(
  product: Facts,
): Facts {
  if (product.type !== 'SIMPLE') return { ...product, managesStock: false, isInStock: product.isAvailable };
  return pricedStock(product, product.regularPriceMinor);
}

/** An image for the API; the alt text falls back to the product's name. */
export function imageFacts(image: ProductImage & { media: Media }, name: string) {
  const { key, color, width, height } = image.media;
  return { key, color, width, height, alt: image.alt || name };
}

/** A category's image for the API, without alt text, because the category's name is shown next to it. */
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

/** The displayed value with its unit; empty when there is no value. */
export function specificationText({ attribute, number, boolean, terms }: Omit<SpecificationFacts, 'text'>): string {
  if (attribute.kind === 'NUMBER' && number !== null) return `${numberFormat.format(number)}${attribute.unit ? ` ${attribute.unit}` : ''}`;
  if (attribute.kind === 'BOOLEAN' && boolean !== null) return boolean ? 'Yes' : 'No';
  return terms.map((term) => term.label).join(', ');
}

/** The visible specifications by heading, in the product's order, without empty ones. */
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
