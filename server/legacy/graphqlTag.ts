/**
 * Marks a document for relay-compiler, which checks it against the schema and types it. The text itself is what is executed.
 */
export function graphql(strings: TemplateStringsArray): string {
  return strings.join('');
}
