// The demo catalogue: records for the importer, and the products' history (sales, age).
import type { AttributeDefinition, ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import { demoDefinitions } from './definitions.ts';
import { demoProducts, type DemoProduct } from './demoProduct.ts';
import { pick } from './random.ts';
import { recordsOf } from './records.ts';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 425;

/** Data that a shop has about a product after some time. */
export interface DemoFacts {
  totalSales: number;
  createdAt: Date;
}

export interface DemoCatalogue {
  definitions: AttributeDefinition[];
  records: ProductRecord[];
  /** By SKU, for all products except variations. */
  facts: Map<string, DemoFacts>;
}

/** The whole demo catalogue as it is at this instant: sales run, begin and end around it. */
export function demoRecords(now: Date): DemoCatalogue {
  const products = demoProducts();
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const records = products.flatMap((product) => recordsOf(product, now, bySku)).map((record, index) => ({ ...record, line: index + 1 }));
  const facts = new Map(products.map((product) => [product.sku, factsOf(product, now)]));
  return { definitions: demoDefinitions(products), records, facts };
}

function factsOf({ sku, tags, sale }: DemoProduct, now: Date): DemoFacts {
  // Products on sale were at their regular price for at least two months before.
  const ageDays = sale ? 90 + pick(`${sku} age`, OLDEST_DAYS - 90) : 2 + pick(`${sku} age`, OLDEST_DAYS - 2);
  const perMonth = tags.includes('bestseller') ? 18 + pick(`${sku} pace`, 40) : 1 + pick(`${sku} pace`, 12);
  const totalSales = Math.round((ageDays / 30) * perMonth);
  return { totalSales, createdAt: new Date(now.getTime() - ageDays * DAY_MS - pick(`${sku} hour`, DAY_MS)) };
}
