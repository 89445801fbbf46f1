import { getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import { inSpan, isTracing } from '../platform/tracing/tracing.ts';

const maxNameLength = 60;

/** Executes an operation in a span with its name and kind; variables are never recorded. */
export async function operationSpan(
  { document, operationName }: { document: DocumentNode; operationName?: string | null },
  execute: () => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!isTracing()) return execute();
  const operation = getOperationAST(document, operationName);
  const kind = operation?.operation ?? 'query';
  // Chosen by the client, and as long as a request may be.
  const name = operation?.name?.value.slice(0, maxNameLength);
  const attributes = { 'graphql.operation.type': kind, ...(name !== undefined && { 'graphql.operation.name': name }) };
  return inSpan(name === undefined ? kind : `${kind} ${name}`, { attributes }, execute, (span, { errors }) => {
    if (errors) span.setAttribute('souk.graphql.errors', errors.length);
  });
}
