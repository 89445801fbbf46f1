import { parse, type DocumentNode } from 'graphql';

/**
 * Marks a document for relay-compiler, which checks it against the schema and types it. The text itself is what is executed.
 */
export function graphql(strings: TemplateStringsArray): string {
  return strings.join('');
}

/** A document ready to be executed, with the fragments that it spreads. */
export function documentOf(...texts: string[]): DocumentNode {
  return parse(texts.join('\n'), { noLocation: true });
}
