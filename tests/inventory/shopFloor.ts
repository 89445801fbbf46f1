import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A small catalogue with one product of each kind that lists must distinguish.

const categories = [
  { id: 1, slug: 'home', name: 'Home', ancestorIds: [], position: 0 },
  { id: 2, slug: 'kitchen', name: 'Kitchen', parentId: 1, ancestorIds: [1], position: 0 },
  { id: 3, slug: 'garden', name: 'Garden', ancestorIds: [], position: 1 },
  { id: 4, slug: 'empty', name: 'Empty', ancestorIds: [], position: 2 },
];
const terms = ['black', 'white', 'red', 'steel', 'oak'].map((slug, index) => ({
  id: index + 1,
  attributeId: index < 3 ? 1 : 2,
  slug,
  label: slug[0]?.toUpperCase() + slug.slice(1),
  position: index,
}));

export interface Placed extends Partial<Prisma.ProductUncheckedCreateInput> {
  name: string;
  category?: number;
  /** Slugs of the product's colour and material. */
  terms?: string[];
}

/** Creates products with their categories and terms, and updates the shop's caches. */
export async function place(db: Db, products: Placed[]): Promise<void> {
  for (const { category, terms: slugs = [], ...facts } of products) {
    const slug = facts.slug ?? facts.name.toLowerCase().replace(/\W+/g, '-');
    const { id } = await db.prisma.product.create({ data: { regularPriceMinor: 1_000, createdAt: testNow, ...facts, slug } });
    if (category !== undefined) await db.prisma.productCategory.create({ data: { productId: id, categoryId: category } });
    for (const termSlug of slugs) {
      const term = terms.find((known) => known.slug === termSlug);
      if (!term) throw new Error(`No term ${termSlug}`);
      await db.prisma.productAttribute.create({
        data: { productId: id, attributeId: term.attributeId, terms: { create: { termId: term.id } } },
      });
    }
    if (facts.salePriceMinor != null && facts.regularPriceMinor != null) {
      const at = new Date(testNow.getTime() - 40 * 24 * 60 * 60 * 1_000);
      await db.prisma.priceChange.create({ data: { productId: id, at, priceMinor: facts.regularPriceMinor } });
    }
  }
  await refreshProducts(db.pool, 'all', testNow);
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
}

export async function openShopFloor(db: Db): Promise<void> {
  await db.prisma.category.createMany({ data: categories });
  await db.prisma.brand.createMany({
    data: [
      { id: 1, slug: 'aldera', name: 'Aldera' },
      { id: 2, slug: 'brightwell', name: 'Brightwell' },
    ],
  });
  await db.prisma.attribute.createMany({
    data: [
      { id: 1, slug: 'colour', name: 'Colour', position: 0 },
      { id: 2, slug: 'material', name: 'Material', position: 1 },
    ],
  });
  await db.prisma.attributeTerm.createMany({ data: terms });
  await place(db, [
    {
      name: 'Steel Kettle',
      category: 2,
      brandId: 1,
      terms: ['black', 'steel'],
      regularPriceMinor: 3_000,
      totalSales: 50,
      ratingAverage: 450,
    },
    { name: 'Oak Chopping Board', category: 2, brandId: 2, terms: ['oak'], regularPriceMinor: 2_000, totalSales: 10 },
    { name: 'Café Crème Cup', slug: 'cafe-cup', category: 2, brandId: 1, terms: ['white'], regularPriceMinor: 900, isFeatured: true },
    { name: 'Garden Hose', category: 3, brandId: 2, terms: ['red'], regularPriceMinor: 2_500, salePriceMinor: 2_100, totalSales: 30 },
    {
      name: 'Watering Can',
      category: 3,
      terms: ['red', 'steel'],
      regularPriceMinor: 1_500,
      managesStock: true,
      stock: 0,
      description: '<p>Fits a kettle too.</p>',
    },
    { name: 'Kettle Descaler', category: 2, regularPriceMinor: 500, visibility: 'SEARCH' },
    { name: 'Kettle Stand', category: 2, regularPriceMinor: 700, visibility: 'CATALOG' },
    { name: 'Hidden Kettle', category: 2, visibility: 'HIDDEN' },
    { name: 'Draft Kettle', category: 2, status: 'DRAFT' },
    { name: 'Private Kettle', category: 2, status: 'PRIVATE' },
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((word) => ({ name: `Napkin ${word}`, category: 1, regularPriceMinor: 100 })),
  ]);
}

export const listDocument = `query ($first: Int, $after: String, $last: Int, $before: String, $skip: Int, $sort: ProductSort! = DEFAULT, $filter: ProductFilter) {
  products(first: $first, after: $after, last: $last, before: $before, skip: $skip, sort: $sort, filter: $filter) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { name } }
  }
}`;

export interface Listed {
  products: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
    edges: { cursor: string; node: { name: string } }[];
  };
}

export const namesOf = ({ products }: Listed) => products.edges.map(({ node }) => node.name);

/** Returns one page of a list. */
export function listOf(db: Db, variables: Record<string, unknown>): Promise<Listed> {
  return newVisitor(db).query<Listed>(listDocument, variables);
}
