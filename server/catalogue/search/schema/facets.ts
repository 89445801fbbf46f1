import { builder } from '../../../platform/graphql/builder.ts';
import { countFacets, productList, type ProductList } from '../listing.ts';
import { taxonomy, type AttributeEntry, type CategoryEntry, type TermEntry } from '../../products/products.ts';
import type { Brand } from '../../../generated/prisma/client.ts';
import { MoneyRange } from '../../products/schema/parts.ts';
import { AttributeNode, BrandNode, CategoryNode, TermNode } from '../../products/schema/taxonomy.ts';

/** An attribute that fewer of a list's products have would be noise beside it. */
const leastCoverage = 0.05;

interface Counted<T> {
  value: T;
  count: number;
  isSelected: boolean;
}

const count = 'How many products of the list fit.';
const isSelected = 'Whether the list is already narrowed by it.';

const CategoryFacet = builder.objectRef<Counted<CategoryEntry>>('CategoryFacet').implement({
  description: 'A category that products of the list are in.',
  fields: (t) => ({
    category: t.field({ type: CategoryNode, description: 'The category.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: count }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const BrandFacet = builder.objectRef<Counted<Brand>>('BrandFacet').implement({
  description: 'A brand that products of the list are of.',
  fields: (t) => ({
    brand: t.field({ type: BrandNode, description: 'The brand.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: count }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const TermFacet = builder.objectRef<Counted<TermEntry>>('TermFacet').implement({
  description: 'A value that products of the list have.',
  fields: (t) => ({
    term: t.field({ type: TermNode, description: 'The value.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', {
      description: 'How many products would be listed with it: its attribute’s other values do not narrow this count.',
    }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const AttributeFacet = builder.objectRef<{ attribute: AttributeEntry; terms: Counted<TermEntry>[] }>('AttributeFacet').implement({
  description: 'An attribute by which the list can be narrowed.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'The attribute.', resolve: ({ attribute }) => attribute }),
    terms: t.field({ type: [TermFacet], description: 'Its values within the list.', resolve: ({ terms }) => terms }),
  }),
});

function byCount<T extends { name: string }>(a: Counted<T>, b: Counted<T>): number {
  return b.count - a.count || a.value.name.localeCompare(b.value.name);
}

export const Facets = builder.objectRef<ProductList>('ProductFacets').implement({
  description: 'By what a list can be narrowed, with how many products would remain.',
  fields: (t) => ({
    categories: t.field({
      type: [CategoryFacet],
      description: 'Categories of the list’s products, in the shop’s order.',
      resolve: async (list, _args, { shop }) => {
        const [counted, { categories }] = [await countFacets(shop, list), await taxonomy(shop)];
        return [...categories.values()].flatMap((value) => {
          const found = counted.categories.get(value.id);
          return found ? [{ value, count: found, isSelected: value.slug === list.filter.category }] : [];
        });
      },
    }),
    brands: t.field({
      type: [BrandFacet],
      description: 'Brands, most products first. A chosen brand does not hide the others.',
      resolve: async (list, _args, { shop }) => {
        const chosen = list.filter.brands ?? [];
        const widened = chosen.length > 0 ? await productList(shop, { ...list.filter, brands: null }) : list;
        const [counted, { brands }] = [await countFacets(shop, widened), await taxonomy(shop)];
        return [...counted.brands]
          .flatMap(([id, found]) => {
            const value = brands.get(id);
            return value ? [{ value, count: found, isSelected: chosen.includes(value.slug) }] : [];
          })
          .toSorted(byCount);
      },
    }),
    attributes: t.field({
      type: [AttributeFacet],
      description:
        'Attributes that tell the list’s products apart and that at least one in twenty of them has. A chosen value does not hide the others of its attribute.',
      resolve: async (list, _args, { shop }) => {
        const base = await countFacets(shop, list);
        const { attributes } = await taxonomy(shop);
        const found: { attribute: AttributeEntry; terms: Counted<TermEntry>[] }[] = [];
        for (const attribute of attributes.values()) {
          if (!attribute.isFacet) continue;
          const chosen = list.filter.attributes?.find((filter) => filter.attribute === attribute.slug)?.terms ?? [];
          const others = list.filter.attributes?.filter((filter) => filter.attribute !== attribute.slug);
          const counted =
            chosen.length > 0 ? await countFacets(shop, await productList(shop, { ...list.filter, attributes: others })) : base;
          const terms = attribute.terms.flatMap((value) => {
            const termCount = counted.terms.get(value.id);
            return termCount ? [{ value, count: termCount, isSelected: chosen.includes(value.slug) }] : [];
          });
          const covered = terms.reduce((sum, term) => sum + term.count, 0);
          const tellsApart = terms.length > 1 && covered >= counted.total * leastCoverage;
          if (tellsApart || chosen.length > 0) found.push({ attribute, terms });
        }
        return found;
      },
    }),
    price: t.field({
      type: MoneyRange,
      description: 'From the lowest to the highest price in the list, whatever price it is narrowed by.',
      resolve: async (list, _args, { shop }) => {
        const { minPrice, maxPrice, ...rest } = list.filter;
        const widened = minPrice != null || maxPrice != null ? await productList(shop, rest) : list;
        const { minPriceMinor, maxPriceMinor } = await countFacets(shop, widened);
        return { min: minPriceMinor, max: maxPriceMinor };
      },
    }),
    inStockCount: t.int({
      description: 'How many products of the list can be had now.',
      resolve: async (list, _args, { shop }) => (await countFacets(shop, list)).available,
    }),
    onSaleCount: t.int({
      description: 'How many products of the list are reduced.',
      resolve: async (list, _args, { shop }) => (await countFacets(shop, list)).onSale,
    }),
  }),
});
