import { isObjectType, lexicographicSortSchema, parse, printSchema, type GraphQLSchema } from 'graphql';
import { isNullOnlyByError, semanticNonNull } from '../platform/graphql/nullablePlugin.ts';

/** End positions of the types of fields that are null only after an error, from last to first. */
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
  // graphql-js prints the definition of a directive, but not where it is applied.
  let text = printSchema(lexicographicSortSchema(schema));
  for (const end of marks(schema, text)) text = text.slice(0, end) + marked + text.slice(end);
  return `${text}\n`;
}

/** Prints the schema sorted, so that a diff shows only what has changed. */
export function printedSchema(schema: GraphQLSchema): string {
  return printed(schema, ` @${semanticNonNull.name}`);
}

/**
 * Prints the schema for the shop's own pages. They treat a response with an error as failed (web/kit/relay/wholeAnswer.ts), so fields that
 * are null only after an error are non-null.
 */
export function printedPagesSchema(schema: GraphQLSchema): string {
  return printed(schema, '!');
}
