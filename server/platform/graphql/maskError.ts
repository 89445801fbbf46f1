import { GraphQLError } from 'graphql';
import type { Language } from '../../../shared/languages.ts';
import { busyText, isOverload } from '../database/overload.ts';
import { ShopError } from '../errors/errors.ts';
import { textIn } from '../i18n/text.ts';
import { messages } from './__generated__/messages.ts';

/** The request in which an error occurred. */
interface FailedRequest {
  language: Language;
  correlationId: string;
  logFault(fault: unknown, correlationId: string): void;
}

/**
 * Returns an error as the caller may see it. Expected failures keep their message, in the language of the request; faults are logged with a
 * correlation id, and the caller gets only that id.
 */
export function maskError(error: unknown, { language, correlationId, logFault }: FailedRequest): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (original instanceof ShopError) {
    const extensions = { code: original.code, path: original.inputPath };
    return new GraphQLError(textIn(original.text, language), { ...place, extensions });
  }
  if (isOverload(original)) return new GraphQLError(textIn(busyText, language), { ...place, extensions: { code: 'TRY_AGAIN' } });
  // Errors of graphql itself (syntax, validation, variables) and of its limits describe only the request.
  const own = original instanceof GraphQLError ? original : error;
  if (own instanceof GraphQLError && (!original || original instanceof GraphQLError)) {
    if (own.extensions.code !== undefined) return own;
    return new GraphQLError(own.message, { ...place, extensions: { ...own.extensions, code: 'BAD_USER_INPUT' } });
  }
  logFault(original ?? error, correlationId);
  return new GraphQLError(messages[language].somethingWentWrong, {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId },
  });
}
