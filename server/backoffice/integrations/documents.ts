import { GraphQLError, Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { InvalidInputError } from '../../platform/errors/errors.ts';
import { maxTokens } from '../../platform/graphql/limits.ts';
import { checkNesting } from '../../platform/graphql/nesting.ts';

// Documents that programs and staff store, for bulk exports and webhooks. Pure.

/** Makes the error of a document, for its input field. */
export type Refuse = (message: string) => InvalidInputError;

/** @throws InvalidInputError unless the text is a document */
export function parsedDocument(text: string, refuse: Refuse): DocumentNode {
  // The database can't store U+0000, which a document can escape in two ways.
  if (/\0|\\u(?:0000|\{0+\})/.test(text)) throw refuse('The query must not contain the character U+0000.');
  try {
    checkNesting(text);
    return parse(text, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) throw refuse(error.message);
    throw error;
  }
}

/** The only operation of a document. @throws InvalidInputError unless it is the only one and a query */
export function onlyQuery({ definitions }: DocumentNode, refuse: Refuse): OperationDefinitionNode {
  const [operation, ...more] = definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
  if (!operation || more.length > 0) throw refuse('The document must have exactly one operation.');
  if (operation.operation !== 'query') throw refuse('Only queries are allowed.');
  return operation;
}
