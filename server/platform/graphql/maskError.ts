import { GraphQLError } from 'graphql';
import { busyMessage, isOverload } from '../database/overload.ts';
import { ShopError } from '../errors/errors.ts';

type LogFault = (fault: unknown, correlationId: string) => void;

/**
 * Returns an error as the caller may see it. Expected failures keep their message; faults are logged with a correlation id, and the caller
 * gets only that id.
 */
export function maskError(error: unknown, correlationId: string, logFault: LogFault): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  if (original instanceof ShopError) {
    return new GraphQLError(original.message, { ...place, extensions: { code: original.code, path: original.inputPath } });
  }
  if (isOverload(original)) return new GraphQLError(busyMessage, { ...place, extensions: { code: 'TRY_AGAIN' } });
  // Errors of graphql itself (syntax, validation, variables) and of its limits describe only the request.
  const own = original instanceof GraphQLError ? original : error;
  if (own instanceof GraphQLError && (!original || original instanceof GraphQLError)) {
    if (own.extensions.code !== undefined) return own;
    return new GraphQLError(own.message, { ...place, extensions: { ...own.extensions, code: 'BAD_USER_INPUT' } });
  }
  logFault(original ?? error, correlationId);
  return new GraphQLError('Something went wrong on our side. Try again in a few moments.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId },
  });
}
