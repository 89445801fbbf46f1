import { z } from 'zod';
import { decodeName, oneValue, parseFlag, splitList } from './cells.ts';
import type { AttributeFacts } from './columns.ts';
import type { AttributeRecord, ProductRecord } from '../../products/products.ts';
import type { RowReader } from './rowReader.ts';

const attributeFacts: z.ZodType<Record<string, AttributeFacts>> = z.record(
  z.string(),
  z.strictObject({
    number: z.number().optional(),
    unit: z.string().optional(),
    boolean: z.boolean().optional(),
    isVariation: z.boolean().optional(),
  }),
);

/** Reads the columns `Attribute N …` of a row, and the additional data from the shop's own export. */
export function readAttributes(row: RowReader, type: ProductRecord['type']): AttributeRecord[] {
  const facts = row.json('attributeFacts', attributeFacts) ?? {};
  return row.header.attributes.flatMap((at): AttributeRecord[] => {
    const name = decodeName(row.cellAt(at.name).trim());
    if (name === '') return [];
    const cell = row.cellAt(at['value(s)']).trim();
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const isTyped = fact?.number !== undefined || fact?.boolean !== undefined;
    const chosen = decodeName(oneValue(row.cellAt(at.default)));
    const attribute: AttributeRecord = {
      name,
      values: isTyped ? [] : valuesOf(cell, type),
      // Variations leave the cell empty; only 0 hides a specification.
      isVisible: row.cellAt(at.visible).trim() === '' || parseFlag(row.cellAt(at.visible)) === true,
      isGlobal: at.global === undefined || parseFlag(row.cellAt(at.global)) === true,
    };
    if (fact?.number !== undefined) attribute.number = fact.number;
    if (fact?.unit !== undefined) attribute.unit = fact.unit;
    if (fact?.boolean !== undefined) attribute.boolean = fact.boolean;
    if (fact?.isVariation !== undefined) attribute.isVariation = fact.isVariation;
    else if (chosen !== '') attribute.isVariation = true;
    if (chosen !== '') attribute.default = chosen;
    return [attribute];
  });
}

/** A variation has one value, in which WooCommerce doesn't escape commas. */
function valuesOf(cell: string, type: ProductRecord['type']): string[] {
  if (type !== 'VARIATION') return splitList(cell).map(decodeName);
  return cell === '' ? [] : [decodeName(oneValue(cell))];
}
