import type { FieldMap, OutputType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { maxPageSize } from './limits.ts';
import { totalOf, totalDescriptions } from './total.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** Name and descriptions of a connection. */
export interface ConnectionTexts {
  /** Name of the item, such as AdminOffer: the connection is AdminOfferConnection. */
  name: string;
  /** Description of the connection type. */
  description: string;
  /** Description of the edge type. */
  edge: string;
  /** Adds total fields; true for lists that are counted up to a thousand, or the descriptions of both fields. */
  total?: true | { count: string; isExact: string };
}

/** Creates the connection type of a list; the resolvers of its fields return the result of listPage(). */
export function listConnection<Type extends OutputType<Types>>(type: Type, { name, description, edge, total }: ConnectionTexts) {
  const words = total === true ? { count: totalDescriptions.count(), isExact: totalDescriptions.isExact } : total;
  return builder.connectionObject(
    {
      type,
      name: `${name}Connection`,
      description,
      fields: (t): FieldMap =>
        words
          ? {
              totalCount: t.int({ description: words.count, resolve: async (connection) => (await totalOf(connection)).count }),
              isTotalExact: t.boolean({ description: words.isExact, resolve: async (connection) => (await totalOf(connection)).isExact }),
            }
          : {},
    },
    { name: `${name}Edge`, description: edge },
  );
}

/** Returns the arguments of every connection. */
export const pageArguments = () =>
  builder.args((t) => ({
    first: t.int({
      description: `Number of items to return from the start, 1 to ${maxPageSize}. Either \`first\` or \`last\` is required.`,
    }),
    after: t.string({ description: 'Returns items after this cursor; use with `first`.' }),
    last: t.int({ description: `Number of items to return from the end, 1 to ${maxPageSize}. Either \`first\` or \`last\` is required.` }),
    before: t.string({ description: 'Returns items before this cursor; use with `last`.' }),
  }));

type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];

/** Returns the Prisma query for the nodes of a connection, restricted to the given rows. */
export function nodesQuery(context: Context, info: ResolveInfo, typeName: string, rows: readonly { id: number }[]) {
  return { ...queryFromInfo({ context, info, typeName, path: ['edges', 'node'] }), where: { id: { in: rows.map(({ id }) => id) } } };
}

/** Creates an enum, for instance of sorts, with a description for each value. */
export function describedEnum<Value extends string>(name: string, description: string, values: Readonly<Record<Value, string>>) {
  const entries = Object.entries<string>(values).map(([value, words]) => [value, { description: words }]);
  return builder.enumType(name, { description, values: Object.fromEntries(entries) as Record<Value, { description: string }> });
}
