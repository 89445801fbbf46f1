import { context, createContextKey, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { inSpan } from './tracing.ts';

type Query = (...args: unknown[]) => Promise<unknown>;

const isInStatement = createContextKey('statement');

/** Longer statements are cut: they are lists of columns and parameters. */
const maxTextLength = 2_000;

const textOf = (first: unknown): string => (typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? ''));

/** Records each statement of a query function, from waiting for a connection to its result, once. */
function traced(query: Query): Query {
  return (...args) => {
    // Polling for jobs has no span, and is nobody's trace. A pool's query() may call that of a connection.
    if (!trace.getActiveSpan() || context.active().getValue(isInStatement) === true) return query(...args);
    const text = textOf(args[0]);
    const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'db.query.text': text.slice(0, maxTextLength) };
    return inSpan(verb, { kind: 'CLIENT', attributes }, () =>
      context.with(context.active().setValue(isInStatement, true), () => query(...args)),
    );
  };
}

/** Records the statements of a pool and of the connections that it gives out. Their values are never recorded. */
export function traceStatements(pool: pg.Pool): void {
  pool.query = traced(pool.query.bind(pool)) as pg.Pool['query'];
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  // The pool's own query() connects with a callback.
  const tracedConnect = async (...args: unknown[]) => {
    const client = await connect(...args);
    if (args.length > 0) return client;
    const { query, release } = client;
    client.query = traced(query.bind(client)) as pg.PoolClient['query'];
    client.release = (error) => {
      Object.assign(client, { query, release });
      release.call(client, error);
    };
    return client;
  };
  pool.connect = tracedConnect as pg.Pool['connect'];
}
