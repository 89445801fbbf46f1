import { parseDecimal, parseWhole } from './numbers.ts';
import { blankRecord, type AttributeRecord, type ImageRecord, type ProductRecord, type RejectedRow } from '../../products/products.ts';
import type { ShopifyRow } from './shopifyRow.ts';
import { cleanName, slugOf } from '../../editing/editing.ts';
import { decodeName } from './cells.ts';
import { byHandle } from './parents.ts';
import { checked } from './validate.ts';

// Converts the rows of a Shopify product to records: the product, and its variations if it has options.

const statuses = { active: 'PUBLISHED', unlisted: 'PUBLISHED', draft: 'DRAFT', archived: 'PRIVATE' } as const;
const policies = { deny: 'NO', continue: 'YES', true: 'YES', false: 'NO' } as const;

const distinct = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))];

function splitTags(cell: string): string[] {
  return distinct(cell.split(',').map((tag) => decodeName(tag.trim())));
}

/** Categories from Shopify's taxonomy and the merchant's own classification. */
function categoriesOf(row: ShopifyRow): string[][] {
  const path = row
    .text('category')
    .split('>')
    .map((name) => decodeName(name.trim()))
    .filter((name) => name !== '');
  const type = row.name('type');
  const isTypeInPath = type === '' || path.at(-1)?.toLowerCase() === type.toLowerCase();
  return [...(path.length > 0 ? [path] : []), ...(isTypeInPath ? [] : [[type]])];
}

/** The images of all rows, ordered by position. */
function imagesOf(rows: readonly ShopifyRow[]): ImageRecord[] {
  return rows
    .filter((row) => row.text('image') !== '')
    .map((row, index) => ({ row, position: Number(row.text('imagePosition')) || index + 1 }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ row }) => ({ source: row.text('image'), alt: row.name('imageAlt') || undefined }));
}

/** Price, stock and measures of a variant; they belong to the product itself when it has only one. */
function factsOf(row: ShopifyRow): Partial<ProductRecord> {
  const [price, compareAt] = [row.price('price'), row.price('compareAt')];
  const isReduced = price !== undefined && compareAt !== undefined && compareAt > price;
  const backorders = row.enumValue('policy', policies, 'NO');
  const quantity = row.text('tracker') === '' && row.header.at.tracker !== undefined ? undefined : row.parse('quantity', parseWhole);
  const isOversold = quantity !== undefined && quantity < 0 && backorders === 'NO';
  if (isOversold) row.notes.push(`The stock of ${quantity} is below zero, so it is set to 0.`);
  const grams = row.parse('grams', parseDecimal);
  return {
    sku: row.code('sku'),
    gtin: row.code('barcode'),
    regularPriceMinor: isReduced ? compareAt : price,
    salePriceMinor: isReduced ? price : undefined,
    stock: isOversold ? 0 : quantity,
    backorders,
    weightGrams: grams === undefined ? undefined : Math.round(grams),
    isVirtual: !row.flag('shipping', true),
    taxStatus: row.flag('taxable', true) ? 'TAXABLE' : 'NONE',
  };
}

function productOf(first: ShopifyRow, rows: readonly ShopifyRow[]): ProductRecord {
  const handle = first.text('handle').toLowerCase();
  const status = first.enumValue('status', statuses, 'PUBLISHED');
  if (first.text('giftCard') !== '' && first.flag('giftCard', false)) first.notes.push('The gift card is imported as a regular product.');
  return {
    ...blankRecord(first.line, first.name('title')),
    // Variations refer to the product by this number, because Shopify's file has no IDs.
    fileId: first.line,
    isFileIdLocal: true,
    slug: handle === '' ? undefined : slugOf(handle),
    status: first.flag('published', true) || status !== 'PUBLISHED' ? status : 'DRAFT',
    visibility: first.text('status').toLowerCase() === 'unlisted' ? 'HIDDEN' : 'VISIBLE',
    brand: first.name('vendor') || undefined,
    description: first.text('body'),
    categories: categoriesOf(first),
    tags: splitTags(first.text('tags')),
    images: imagesOf(rows),
    extra: first.extra(false),
    silence: first.header.silence,
  };
}

/** The record, or why its row is rejected. */
function recordOf(row: ShopifyRow, record: ProductRecord): ProductRecord | RejectedRow {
  if (row.problems.length > 0) return { line: row.line, reason: row.problems.splice(0).join(' ') };
  const notes = row.notes.splice(0);
  return checked(notes.length === 0 ? record : { ...record, notes });
}

/** Each variant's values of all options that any variant has, and the options with all values for the product. */
function optionsOf(rows: readonly ShopifyRow[], variants: readonly ShopifyRow[]) {
  const columns = rows[0]?.header.options ?? [];
  return columns.flatMap(({ name }, index) => {
    const values = distinct(variants.map((row) => row.options()[index] ?? ''));
    const label = rows.map((row) => decodeName(row.cellAt(name))).find((text) => text !== '');
    const attribute: AttributeRecord = { name: label ?? `Option ${index + 1}`, values, isVisible: true, isGlobal: true, isVariation: true };
    return values.length === 0 ? [] : [{ index, attribute, isNamed: label !== undefined }];
  });
}

/** @returns the product, then its variations; each may be a rejected row instead */
export function readShopifyProduct(rows: readonly ShopifyRow[]): (ProductRecord | RejectedRow)[] {
  const [first] = rows;
  if (!first) return [];
  const variants = rows.filter((row) => row.isVariant());
  const options = optionsOf(rows, variants);
  const product = productOf(first, rows);
  // A product without options has a placeholder option.
  const isDefault = options.every(({ attribute }) => /^title$/i.test(attribute.name) && /^default title$/i.test(attribute.values.join()));
  if (first.header.at.title === undefined && isDefault) return rows.map(changesOf);
  // Variants without their product are those of a product that the shop has.
  if (product.name === '' && product.slug !== undefined && !isDefault && rows.every((row) => row.isVariant()))
    return variationsOf(variants, options, { name: '', parent: `${byHandle}${product.slug}`, silence: product.silence });
  if (variants.length <= 1 && isDefault) {
    const variant = variants[0] ?? first;
    const record = { ...product, ...factsOf(variant), extra: { ...product.extra, ...variant.extra(true) } };
    if (variant !== first) {
      first.problems.push(...variant.problems);
      first.notes.push(...variant.notes);
    }
    return [recordOf(first, record)];
  }
  const parent = recordOf(first, { ...product, type: 'VARIABLE', attributes: options.map(({ attribute }) => attribute) });
  if ('reason' in parent) {
    // Pictures too, so that the rejected rows can be sent again as a whole.
    return [parent, ...rows.slice(1).map(({ line }) => ({ line, reason: `The product on line ${first.line} was rejected.` }))];
  }
  return [parent, ...variationsOf(variants, options, { name: product.name, parent: `id:${first.line}`, silence: product.silence })];
}

/** What a row of a file without titles and options changes of a product or variation: only the variant's own data. */
function changesOf(row: ShopifyRow): ProductRecord | RejectedRow {
  const { retained, ...silence } = row.header.silence;
  return recordOf(row, {
    ...blankRecord(row.line, ''),
    ...factsOf(row),
    extra: row.extra(true),
    silence: { ...silence, retained: [...retained, 'name', 'type', 'attributes', 'images'] },
  });
}

/** The variations that rows are, each with options of its own. */
function variationsOf(
  variants: readonly ShopifyRow[],
  options: ReturnType<typeof optionsOf>,
  { name, parent, silence }: Pick<ProductRecord, 'name' | 'parent' | 'silence'>,
): (ProductRecord | RejectedRow)[] {
  const skus = new Set<string>();
  const lineByOptions = new Map<string, number>();
  const unnamed = options.find(({ isNamed }) => !isNamed);
  return variants.map((row) => {
    const values = row.options();
    // As the terms of the shop are compared.
    const chosen = values.map((value) => cleanName(value).toLowerCase()).join('\n');
    const earlier = lineByOptions.get(chosen);
    if (earlier !== undefined) row.problems.push(`The variant on line ${earlier} has the same options. Change the options of one of them.`);
    lineByOptions.set(chosen, earlier ?? row.line);
    if (name === '' && unnamed) row.problems.push(`Option${unnamed.index + 1} Name is missing. Copy it from the first row of the product.`);
    const facts = factsOf(row);
    if (facts.sku !== undefined && skus.has(facts.sku)) {
      row.notes.push(`Another variation already uses the SKU "${facts.sku}", so this variation is imported without one.`);
      facts.sku = undefined;
    } else if (facts.sku !== undefined) skus.add(facts.sku);
    const image = row.text('variantImage');
    return recordOf(row, {
      ...blankRecord(row.line, [name, distinct(values).join(', ')].filter((part) => part !== '').join(' - ')),
      ...facts,
      type: 'VARIATION',
      parent,
      taxClass: 'PARENT',
      images: image === '' ? [] : [{ source: image }],
      attributes: options.map(({ index, attribute }) => ({
        ...attribute,
        values: (values[index] ?? '') === '' ? [] : [values[index] ?? ''],
      })),
      extra: row.extra(true),
      silence,
    });
  });
}
