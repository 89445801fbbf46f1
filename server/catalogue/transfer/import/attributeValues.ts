import type { SqlClient } from '../../../platform/database/sql.ts';
import { parseDecimal } from './numbers.ts';
import {
  findOrCreateAttributes,
  findOrCreateTerms,
  termKey,
  type AttributeRecord,
  type AttributeRow,
  type Entry,
  type NewAttribute,
  type RejectedRow,
  type AttributeValue,
} from '../../products/products.ts';

// Converts a row's attribute to the kind of the shop's attribute: a number, a yes/no value, or terms.

function kindOf({ number, boolean, values, isVariation }: AttributeRecord, isOption: boolean): AttributeRow['kind'] {
  if (number !== undefined) return 'NUMBER';
  if (boolean !== undefined) return 'BOOLEAN';
  return values.length > 1 || isVariation === true || isOption ? 'LIST' : 'TEXT';
}

/** Finds or creates the attributes and terms of all entries. Rejects entries with incompatible units. */
export async function resolveAttributes(
  sql: SqlClient,
  entries: readonly Entry[],
  reject: (row: RejectedRow) => void,
): Promise<Map<Entry, AttributeValue[]>> {
  const wanted = entries.flatMap(({ record }) =>
    record.attributes.map((attribute): NewAttribute => ({
      name: attribute.name,
      kind: kindOf(attribute, record.type === 'VARIATION'),
      unit: attribute.number === undefined ? null : (attribute.unit ?? null),
    })),
  );
  const attributes = await findOrCreateAttributes(sql, wanted);
  const typed = new Map<Entry, { row: AttributeRow; record: AttributeRecord; value: Typed }[]>();
  for (const entry of entries) {
    const values = entry.record.attributes.flatMap((record) => {
      const row = attributes.get(record.name.toLowerCase());
      return row ? [{ row, record, value: convert(row, record, entry.record.type === 'VARIATION') }] : [];
    });
    const problem = values.map(({ value }) => ('problem' in value ? value.problem : null)).find((text) => text !== null);
    if (problem === undefined) typed.set(entry, values);
    else reject({ line: entry.record.line, reason: problem });
  }
  const labels = [...typed.values()]
    .flat()
    .flatMap(({ row, value }) => ('labels' in value ? value.labels.map((label) => ({ attributeId: row.id, label })) : []));
  const terms = await findOrCreateTerms(sql, labels);
  return new Map(
    [...typed].map(([entry, values]) => [
      entry,
      values.map(({ row, record, value }) => ({
        attributeId: row.id,
        record,
        number: 'number' in value ? value.number : null,
        boolean: 'boolean' in value ? value.boolean : null,
        termIds: 'labels' in value ? value.labels.flatMap((label) => terms.get(termKey({ attributeId: row.id, label })) ?? []) : [],
      })),
    ]),
  );
}

type Typed = { number: number } | { boolean: boolean } | { labels: string[] } | { problem: string };

function convert(row: AttributeRow, record: AttributeRecord, isVariation: boolean): Typed {
  const { number, boolean, values, unit } = record;
  if (number !== undefined && row.kind === 'NUMBER') {
    if (unit === undefined || unit === row.unit) return { number };
    const unitHere = row.unit === null ? 'without a unit' : `in "${row.unit}"`;
    return { problem: `"${row.name}" is measured ${unitHere} in the shop, not in "${unit}"; convert the value.` };
  }
  if (boolean !== undefined && row.kind === 'BOOLEAN') return { boolean };
  if (number !== undefined) return { labels: [unit === undefined ? String(number) : `${number} ${unit}`] };
  if (boolean !== undefined) return { labels: [boolean ? 'Yes' : 'No'] };
  // Options are chosen by label, whatever the kind of the attribute.
  const [only] = values;
  const isOption = isVariation || record.isVariation === true;
  if (only === undefined || values.length > 1 || isOption) return { labels: values };
  if (row.kind === 'NUMBER') return readMeasure(only, row.unit) ?? { labels: values };
  if (row.kind === 'BOOLEAN' && /^(yes|no)$/i.test(only)) return { boolean: /^yes$/i.test(only) };
  return { labels: values };
}

/** Parses `6.1 in` for an attribute measured in inches, as spreadsheets contain it. */
function readMeasure(text: string, unit: string | null): { number: number } | null {
  const match = /^([-+]?[\d.,\s]*\d)\s*(\D*)$/.exec(text);
  const parsed = match && (match[2] === '' || match[2] === unit) ? parseDecimal(match[1] ?? '') : null;
  return parsed && 'value' in parsed ? { number: parsed.value } : null;
}
