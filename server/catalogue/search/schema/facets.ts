import { builder } from '../../../platform/graphql/builder.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { countFacets, productList, type ProductList } from '../listing.ts';
import { taxonomy, type AttributeEntry, type CategoryEntry, type TermEntry } from '../../products/products.ts';
import type { Brand } from '../../../generated/prisma/client.ts';
import { MoneyRange } from '../../products/schema/parts.ts';
import { AttributeNode, BrandNode, CategoryNode, TermNode } from '../../products/schema/taxonomy.ts';

/** An attribute that a smaller share of the list's products has is only noise. */
const leastCoverage = 0.05;

interface Counted<T> {
  value: T;
  count: number;
  isSelected: boolean;
}

const count = 'Number of products in the list that match this value.';
const isSelected = 'Whether the list is already filtered by this value.';

const CategoryFacet = builder.objectRef<Counted<CategoryEntry>>('CategoryFacet').implement({
  description: 'A category with products in the list.',
  fields: (t) => ({
    category: t.field({ type: CategoryNode, description: 'Category to filter by.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: count }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const BrandFacet = builder.objectRef<Counted<Brand>>('BrandFacet').implement({
  description: 'A brand with products in the list.',
  fields: (t) => ({
    brand: t.field({ type: BrandNode, description: 'Brand to filter by.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: count }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const TermFacet = builder.objectRef<Counted<TermEntry>>('TermFacet').implement({
  description: 'An attribute value with products in the list.',
  fields: (t) => ({
    term: t.field({ type: TermNode, description: 'Value to filter by.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', {
      description: 'Number of products that would be listed with this value. Other values of the same attribute do not reduce this count.',
    }),
    isSelected: t.exposeBoolean('isSelected', { description: isSelected }),
  }),
});

const AttributeFacet = builder.objectRef<{ attribute: AttributeEntry; terms: Counted<TermEntry>[] }>('AttributeFacet').implement({
  description: 'An attribute that the list can be filtered by.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'Attribute to filter by.', resolve: ({ attribute }) => attribute }),
    terms: t.field({ type: [TermFacet], description: 'Values of the attribute in the list.', resolve: ({ terms }) => terms }),
  }),
});

function byCount<T extends { name: string }>(a: Counted<T>, b: Counted<T>): number {
  return b.count - a.count || a.value.name.localeCompare(b.value.name);
}

/** Counts of the list without its price filter. */
async function countPrices(shop: Shop, list: ProductList) {
  const { minPrice, maxPrice, ...rest } = list.filter;
  return countFacets(shop, minPrice != null || maxPrice != null ? await productList(shop, rest) : list);
}

export const Facets = builder.objectRef<ProductList>('ProductFacets').implement({
  description: 'Filters available for a list, with the number of products that would remain.',
  fields: (t) => ({
    categories: t.field({
      type: [CategoryFacet],
      description: 'Categories of the listed products, in the shop’s order.',
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
      description: 'Brands, most products first. Selecting a brand does not hide the others.',
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
        'Attributes that differ between the listed products and that at least one in twenty of them has. Selecting a value does not hide the other values of its attribute.',
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
          const isSelective = terms.length > 1 && covered >= counted.total * leastCoverage;
          if (isSelective || chosen.length > 0) found.push({ attribute, terms });
        }
        return found;
      },
    }),
    price: t.field({
      type: MoneyRange,
      description: 'Range from the lowest to the highest price in the list, regardless of any price filter.',
      resolve: async (list, _args, { shop }) => {
        const { minPriceMinor, maxPriceMinor } = await countPrices(shop, list);
        return { min: minPriceMinor, max: maxPriceMinor };
      },
    }),
    priceSteps: t.intList({
      description:
        'Number of products in each of 16 parts of the range `price`, lowest first. In each part, the upper end is the same multiple of the lower end. A product is counted at its lowest price, regardless of any price filter.',
      resolve: async (list, _args, { shop }) => (await countPrices(shop, list)).priceSteps,
    }),
    inStockCount: t.int({
      description: 'Number of listed products that are in stock.',
      resolve: async (list, _args, { shop }) => (await countFacets(shop, list)).available,
    }),
    onSaleCount: t.int({
      description: 'Number of listed products on sale.',
      resolve: async (list, _args, { shop }) => (await countFacets(shop, list)).onSale,
    }),
  }),
});
