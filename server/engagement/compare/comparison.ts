import { specificationText, taxonomy, type AttributeEntry, type Taxonomy } from '../../catalogue/products/products.ts';
import { readRows } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { chosenProducts, countDifferent, type ProductRow } from './chosen.ts';
import { compareGroups } from './groups.ts';
import { highlightTexts } from './highlights.ts';
import { overviewHeading, overviewKeys, overviewRows } from './overview.ts';
import { bestOf, isDifferent, missing, numberFact, textFact, type Fact, type FactRow } from './table.ts';
import type { UnitPriceBase } from './unitPrice.ts';
import type { Quantity } from './units.ts';

// The comparison of a group's products, with the same number of statements for two products as for ten.

export interface ComparisonRow {
  /** Unique among all rows of the comparison. */
  key: string;
  label: string;
  isDifferent: boolean;
  /** In the order of the products. */
  cells: { text: string; isBest: boolean }[];
}

export interface ComparisonSection {
  heading: string;
  rows: ComparisonRow[];
}

export interface ComparisonFacts {
  group: CompareGroup | null;
  productIds: number[];
  /** The products' numbers as used in URLs. */
  numbers: number[];
  /** Number of distinct requested IDs that match no product of the group. */
  droppedCount: number;
  /** Number of products above the limit of a comparison. */
  cappedCount: number;
  title: string;
  sections: ComparisonSection[];
  highlights: { productId: number; text: string }[];
}

interface SpecificationRow {
  productId: number;
  attributeId: number;
  number: number | null;
  boolean: boolean | null;
  termIds: number[];
}

async function readSpecifications({ db }: Shop, ids: readonly number[]): Promise<SpecificationRow[]> {
  if (ids.length === 0) return [];
  return readRows<SpecificationRow>(
    db,
    Prisma.sql`
      select a."productId", a."attributeId", a."number", a."boolean",
        array(select t."termId" from "ProductAttributeTerm" t where t."productAttributeId" = a."id" order by t."position", t."termId") as "termIds"
      from "ProductAttribute" a where a."productId" = any(${[...ids]}::int[]) and a."isVisible"`,
  );
}

function specificationFact(attribute: AttributeEntry, row: SpecificationRow | undefined, { terms }: Taxonomy): Fact {
  if (!row) return missing;
  const own = row.termIds.flatMap((id) => terms.get(id) ?? []);
  const text = specificationText({ attribute, number: row.number, boolean: row.boolean, terms: own });
  if (text === '') return missing;
  if (attribute.kind === 'NUMBER' && row.number !== null) return numberFact(text, row.number, attribute.unit);
  if (attribute.kind === 'BOOLEAN' && row.boolean !== null) return numberFact(text, row.boolean ? 1 : 0);
  return textFact(own.map(({ label }) => label));
}

interface Specification {
  attribute: AttributeEntry;
  row: FactRow;
}

/** Every attribute that at least one of the products has, in the shop's order. */
function specificationRows(products: readonly ProductRow[], rows: readonly SpecificationRow[], known: Taxonomy): Specification[] {
  const byAttribute = new Map<number, Map<number, SpecificationRow>>();
  for (const row of rows) {
    const ofAttribute = byAttribute.get(row.attributeId) ?? new Map<number, SpecificationRow>();
    byAttribute.set(row.attributeId, ofAttribute.set(row.productId, row));
  }
  return [...known.attributes.values()].flatMap((attribute) => {
    const values = byAttribute.get(attribute.id);
    const facts = values ? products.map(({ id }) => specificationFact(attribute, values.get(id), known)) : [];
    if (facts.every(({ text }) => text === '')) return [];
    const { id, slug, name: label, direction, kind } = attribute;
    // The product's own weight is more relevant than the shipping weight.
    const key = slug === overviewKeys.weight ? slug : `attribute:${id}`;
    return [{ attribute, row: { key, label, direction, isYesNo: kind === 'BOOLEAN', facts } }];
  });
}

function unitPriceBase(
  group: CompareGroup,
  products: readonly ProductRow[],
  specifications: readonly Specification[],
): UnitPriceBase | null {
  const base = specifications.find(({ attribute }) => attribute.id === group.unitPriceAttributeId);
  if (!base) return null;
  const quantities = new Map<number, Quantity>();
  for (const [index, { id }] of products.entries()) {
    const [amount, ...more] = base.row.facts[index]?.amounts ?? [];
    if (amount && more.length === 0) quantities.set(id, amount);
  }
  return { unit: base.attribute.unit, quantities };
}

function shown(row: FactRow): ComparisonRow {
  const best = bestOf(row);
  return {
    key: row.key,
    label: row.label,
    isDifferent: isDifferent(row.facts),
    cells: row.facts.map(({ text }, index) => ({ text, isBest: best[index] === true })),
  };
}

/** The overview, then the specifications by heading; headings are in the order of their first attribute. */
function sectionsOf(overview: readonly FactRow[], specifications: readonly Specification[]): ComparisonSection[] {
  const sections = new Map<string, ComparisonRow[]>([[overviewHeading, overview.map(shown)]]);
  for (const { attribute, row } of specifications) {
    const rows = sections.get(attribute.heading) ?? [];
    rows.push(shown(row));
    sections.set(attribute.heading, rows);
  }
  return [...sections].map(([heading, rows]) => ({ heading, rows }));
}

const namesInTitle = 3;

/** Such as "A vs B" (row 86); truncated for long lists. */
function titleOf(group: CompareGroup | null, products: readonly { name: string }[]): string {
  if (products.length === 0) return group ? `Compare ${group.name}` : 'Compare products';
  const names = products.slice(0, namesInTitle).map(({ name }) => name);
  const more = products.length - names.length;
  return names.join(' vs ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Compares products of a group.
 * @param slug of the group
 * @param ids in display order; duplicates, unknown IDs, products of other groups and all after the tenth product are dropped. A variation
 * stands for its product
 * @returns an empty comparison when there is no such group
 */
export async function comparison(shop: Shop, slug: string, ids: readonly number[]): Promise<ComparisonFacts> {
  const group = (await compareGroups(shop)).bySlug.get(slug) ?? null;
  if (group === null) {
    const nothing = { productIds: [], numbers: [], cappedCount: 0, sections: [], highlights: [] };
    return { ...nothing, group, droppedCount: countDifferent(ids), title: titleOf(null, []) };
  }
  const { products, droppedCount, cappedCount } = await chosenProducts(shop, group, ids);
  const productIds = products.map(({ id }) => id);
  const numbers = products.map(({ number }) => number);
  const known = await taxonomy(shop);
  const specifications = specificationRows(products, await readSpecifications(shop, productIds), known);
  const brandName = (brandId: number | null) => (brandId === null ? '' : (known.brands.get(brandId)?.name ?? ''));
  const hasWeight = specifications.some(({ row }) => row.key === overviewKeys.weight);
  const overview = overviewRows(products, brandName, unitPriceBase(group, products, specifications)).filter(
    ({ key }) => !hasWeight || key !== overviewKeys.weight,
  );
  const texts = highlightTexts([...overview, ...specifications.map(({ row }) => row)], products.length);
  const highlights = products.map(({ id }, index) => ({ productId: id, text: texts[index] ?? '' })).filter(({ text }) => text !== '');
  const sections = products.length === 0 ? [] : sectionsOf(overview, specifications);
  return { group, productIds, numbers, droppedCount, cappedCount, title: titleOf(group, products), sections, highlights };
}
