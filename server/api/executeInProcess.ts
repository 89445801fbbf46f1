import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../platform/graphql/context.ts';
import { collectHoldings } from './holdings.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import { operationSpan } from './operationSpan.ts';

/** Executes one of our own documents without HTTP: for server-rendered pages, forms without JavaScript and legacy routes. */
export async function executeInProcess(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
  logFault: (fault: unknown, correlationId: string) => void,
): Promise<ExecutionResult> {
  collectHoldings(schema, document, context);
  const result = await operationSpan({ document }, () => execute({ schema, document, variableValues: variables, contextValue: context }));
  if (!result.errors) return result;
  const request = { language: context.shop.language, correlationId: context.requestId, logFault };
  return { ...result, errors: result.errors.map((error) => maskError(error, request)) };
}
