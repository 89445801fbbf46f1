// Turns the catalogue files into records for the importer.
import { blankRecord, type AttributeRecord, type ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { DemoProduct } from './demoProduct.ts';
import { coverOf, picturesOf } from './pictures.ts';
import { pick } from './random.ts';

const DAY_MS = 86_400_000;

/** The product's record, followed by those of its variations. */
export function recordsOf(product: DemoProduct, now: Date, bySku: ReadonlyMap<string, DemoProduct>): Omit<ProductRecord, 'line'>[] {
  const combinations = combinationsOf(product);
  const isVariable = combinations.length > 0;
  const isOwn = product.type === undefined;
  const counts = isOwn && !isVariable && !product.virtual && !product.uncounted;
  const stock = product.stock ?? 5 + pick(`${product.sku} stock`, 90);
  const [weightGrams, lengthMm, widthMm, heightMm] = product.pack ?? [];
  const members = (product.grouped ?? []).flatMap((sku) => bySku.get(sku) ?? []);
  const parent: Omit<ProductRecord, 'line'> = {
    ...blankRecord(0, product.name),
    type: product.type ?? (isVariable ? 'VARIABLE' : 'SIMPLE'),
    sku: product.sku,
    gtin: gtin13(product.sku),
    brand: product.brand,
    shortDescription: product.short,
    description: `<p>${product.text}</p><ul>${product.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    isFeatured: product.featured ?? false,
    isVirtual: product.virtual ?? false,
    ...(isVariable || product.type === 'GROUPED' ? {} : pricesOf(product, product.price, now)),
    taxClass: product.tax ?? 'STANDARD',
    ...(counts ? { stock, lowStockAmount: 4 } : {}),
    isInStock: counts ? stock > 0 : true,
    backorders: product.backorders ?? 'NO',
    soldIndividually: product.single ?? false,
    ...(product.min && product.min > 1 ? { minQuantity: product.min } : {}),
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    categories: product.in.map((path) => path.split(' > ')),
    tags: product.tags,
    images: picturesOf(product, members),
    grouped: product.grouped ?? [],
    upsells: product.up ?? [],
    crossSells: product.cross ?? [],
    externalUrl: product.url,
    buttonText: product.button,
    // The first pages of listings start with featured products and mix the departments.
    position: (product.featured ? 0 : 1000) + pick(`${product.sku} position`, 1000),
    attributes: [...optionsOf(product, combinations), ...specsOf(product)],
  };
  return [parent, ...combinations.map((values) => variationOf(product, parent, values, now))];
}

function variationOf(
  product: DemoProduct,
  parent: Omit<ProductRecord, 'line'>,
  values: readonly string[],
  now: Date,
): Omit<ProductRecord, 'line'> {
  const price = values.reduce((sum, value) => sum + (product.add?.[value] ?? 0), product.price);
  const sku = [product.sku, ...values.map((value) => value.toUpperCase().replace(/[^A-Z0-9]+/g, ''))].join('-');
  const stock =
    product.stockBy?.[values.join('/')] ??
    values.map((value) => product.stockBy?.[value]).find((known) => known !== undefined) ??
    3 + pick(`${sku} stock`, 45);
  const tone = values.map((value) => product.tones?.[value]).find((known) => known !== undefined);
  return {
    ...blankRecord(0, product.name),
    type: 'VARIATION',
    parent: product.sku,
    sku,
    gtin: gtin13(sku),
    ...pricesOf(product, price, now),
    taxClass: 'PARENT',
    stock,
    lowStockAmount: 4,
    isInStock: stock > 0,
    soldIndividually: parent.soldIndividually,
    weightGrams: parent.weightGrams,
    lengthMm: parent.lengthMm,
    widthMm: parent.widthMm,
    heightMm: parent.heightMm,
    images: tone ? [coverOf(product, tone, `${product.name}, ${values.join(', ')}`)] : [],
    attributes: Object.keys(product.options ?? {}).map((name, index) => ({
      name,
      values: values.slice(index, index + 1),
      isVisible: true,
      isGlobal: true,
    })),
  };
}

function combinationsOf({ options, skip = [] }: DemoProduct): string[][] {
  if (!options) return [];
  const all = Object.values(options).reduce<string[][]>(
    (before, values) => before.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );
  return all.filter((values) => !skip.some((left) => left.every((value) => values.includes(value))));
}

function optionsOf({ options }: DemoProduct, combinations: readonly string[][]): AttributeRecord[] {
  return Object.entries(options ?? {}).map(([name, values], index) => ({
    name,
    values,
    isVisible: true,
    isGlobal: true,
    isVariation: true,
    default: combinations[0]?.[index],
  }));
}

function specsOf({ specs, pack }: DemoProduct): AttributeRecord[] {
  const shown = { isVisible: true, isGlobal: true };
  const known = Object.entries(specs).map(([name, value]): AttributeRecord => {
    if (typeof value === 'number') return { name, values: [], number: value, ...shown };
    if (typeof value === 'boolean') return { name, values: [], boolean: value, ...shown };
    return { name, values: typeof value === 'string' ? [value] : value, ...shown };
  });
  return pack ? [...known, { name: 'Weight', values: [], number: pack[0] / 1000, ...shown }] : known;
}

function pricesOf({ sale }: DemoProduct, regularPriceMinor: number, now: Date): Partial<ProductRecord> {
  if (!sale) return { regularPriceMinor };
  const [percent, start, end] = sale;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    regularPriceMinor,
    salePriceMinor: reduced(regularPriceMinor, percent),
    saleStartsAt: new Date(today + start * DAY_MS).toISOString(),
    saleEndsAt: new Date(today + end * DAY_MS).toISOString(),
  };
}

/** Sale prices end in 90 cents, or in whole ten cents if they are small. */
function reduced(price: number, percent: number): number {
  const exact = (price * (100 - percent)) / 100;
  return exact >= 1000 ? Math.round(exact / 100) * 100 - 10 : Math.round(exact / 10) * 10 - 1;
}

/** A GTIN-13 from the range reserved for internal use, so that it never belongs to a real product. */
function gtin13(sku: string): string {
  const digits = `20${String(pick(`${sku} gtin`, 2 ** 31)).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
