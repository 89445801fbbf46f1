import { parse, type DocumentNode } from 'graphql';

/** Tags a document for relay-compiler, which checks it against the schema and generates its types. The text itself is executed. */
export function graphql(strings: TemplateStringsArray): string {
  return strings.join('');
}

/** Parses a document together with the fragments that it spreads. */
export function documentOf(...texts: string[]): DocumentNode {
  return parse(texts.join('\n'), { noLocation: true });
}
