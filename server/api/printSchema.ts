import { isObjectType, lexicographicSortSchema, parse, printSchema, type GraphQLSchema } from 'graphql';
import { isNullOnlyByError, semanticNonNull } from '../platform/graphql/nullablePlugin.ts';

/** Where the types end of the fields that only an error makes null, from the last to the first. */
function marks(schema: GraphQLSchema, text: string): number[] {
  const ends: number[] = [];
  for (const definition of parse(text).definitions) {
    if (definition.kind !== 'ObjectTypeDefinition') continue;
    const type = schema.getType(definition.name.value);
    for (const { name, type: printed } of definition.fields ?? []) {
      const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
      if (field && isNullOnlyByError(field) && printed.loc) ends.push(printed.loc.end);
    }
  }
  return ends.toReversed();
}

function printed(schema: GraphQLSchema, marked: string): string {
  // graphql-js prints what a directive is, but not where it stands.
  let text = printSchema(lexicographicSortSchema(schema));
  for (const end of marks(schema, text)) text = text.slice(0, end) + marked + text.slice(end);
  return `${text}\n`;
}

/** The contract as text: sorted, so that a difference shows what changed and nothing else. */
export function printedSchema(schema: GraphQLSchema): string {
  return printed(schema, ` @${semanticNonNull.name}`);
}

/**
 * The same as the shop's own pages see it: an answer that lacks something by an error is none to them (web/kit/relay/wholeAnswer.ts), so
 * that what only an error makes null is never null.
 */
export function printedPagesSchema(schema: GraphQLSchema): string {
  return printed(schema, '!');
}
