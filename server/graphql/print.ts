import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The contract as text: sorted, so that a difference shows what changed and nothing else. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
