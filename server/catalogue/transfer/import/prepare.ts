import { unique, cleanHtml, cleanName, cleanText, slugOf } from '../../editing/editing.ts';
import { isGtin, type AttributeRecord, type ProductRecord, type Entry } from '../../products/products.ts';
import { manufacturerOf, problemOf } from './validate.ts';

/**
 * Cleans a record's texts and lists.
 * @returns the entry, or why the record is rejected
 */
export function prepare(record: ProductRecord): Entry | string {
  const clean: ProductRecord = {
    ...record,
    name: cleanName(record.name),
    sku: record.sku?.trim() || undefined,
    gtin: record.gtin !== undefined && isGtin(record.gtin) ? record.gtin.trim() : undefined,
    brand: (record.brand && cleanName(record.brand)) || undefined,
    manufacturer: record.manufacturer && manufacturerOf(record.manufacturer),
    safetyWarnings: record.safetyWarnings === undefined ? undefined : cleanText(record.safetyWarnings),
    shortDescription: cleanText(record.shortDescription),
    description: cleanHtml(record.description),
    categories: unique(
      record.categories.map((path) => path.map(cleanName).filter(Boolean)).filter((path) => path.length > 0),
      (path) => path.join('\n').toLowerCase(),
    ),
    tags: unique(record.tags.map(cleanName).filter(Boolean), (tag) => tag),
    images: unique(
      record.images.map((image) => ({ ...image, source: image.source.trim() })),
      ({ source }) => source,
    ),
    attributes: mergeAttributes(record.attributes),
    grouped: cleanReferences(record.grouped),
    upsells: cleanReferences(record.upsells),
    crossSells: cleanReferences(record.crossSells),
    parent: record.parent?.trim() || undefined,
    extra: Object.fromEntries(
      Object.entries(record.extra).flatMap(([name, value]) => (name.trim() === '' || value === '' ? [] : [[name.trim(), value]])),
    ),
  };
  return problemOf(clean) ?? { record: clean, slugBase: slugBaseOf(clean), isNew: false };
}

/**
 * Separates variations, which need their parents, from the others. In a file without types, existing variations are recognised later, by
 * their SKUs.
 */
export function splitVariations(entries: readonly Entry[]): [variations: Entry[], others: Entry[]] {
  const isVariation = ({ record }: Entry) => record.type === 'VARIATION';
  return [entries.filter(isVariation), entries.filter((entry) => !isVariation(entry))];
}

/** What the slug of a record begins with. */
export function slugBaseOf(record: ProductRecord): string {
  return record.slug ?? slugOf(slugSource(record));
}

/** Variations often share their product's name; their options distinguish them. */
function slugSource({ type, name, attributes }: ProductRecord): string {
  if (type !== 'VARIATION') return name;
  const parts = attributes.flatMap(({ values }) => values).filter((value) => !name.toLowerCase().includes(value.toLowerCase()));
  return [name, ...parts].join(' ');
}

function cleanReferences(references: readonly string[]): string[] {
  return unique(references.map((reference) => reference.trim()).filter(Boolean), (reference) => reference);
}

function mergeAttributes(attributes: readonly AttributeRecord[]): AttributeRecord[] {
  const merged = new Map<string, AttributeRecord>();
  for (const attribute of attributes) {
    const name = cleanName(attribute.name);
    const values = unique(attribute.values.map(cleanName).filter(Boolean), (value) => value.toLowerCase());
    const first = merged.get(name.toLowerCase());
    if (first) first.values = unique([...first.values, ...values], (value) => value.toLowerCase());
    else merged.set(name.toLowerCase(), { ...attribute, name, values, unit: attribute.unit?.trim() || undefined });
  }
  return [...merged.values()];
}
