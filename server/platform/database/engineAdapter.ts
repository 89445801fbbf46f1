import { ColumnTypeEnum, DriverAdapterError, type ColumnType } from '@prisma/driver-adapter-utils';
import type pg from 'pg';
import { parse as parseArray } from 'postgres-array';

// A schema-engine adapter over any node-postgres pool. Prisma's own adapter doesn't work here: it splits scripts at every semicolon, which
// breaks functions and DO blocks, and can't read PostgreSQL's internal "char" type.

type Convert = (text: string) => unknown;
const text: Convert = (value) => value;
const number: Convert = (value) => Number(value);
const bool: Convert = (value) => value === 't';
const instant: Convert = (value) =>
  value
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00')
    .replace(/T([^+-]*)$/, 'T$1+00:00');
const list =
  (convert: Convert): Convert =>
  (value) =>
    parseArray(value, convert);

const T = ColumnTypeEnum;
const columnTypes: Record<number, [ColumnType, Convert]> = {
  16: [T.Boolean, bool],
  18: [T.Character, text],
  20: [T.Int64, text],
  21: [T.Int32, number],
  23: [T.Int32, number],
  26: [T.Int64, text],
  114: [T.Json, text],
  700: [T.Float, number],
  701: [T.Double, number],
  1000: [T.BooleanArray, list(bool)],
  1002: [T.TextArray, list(text)],
  1003: [T.TextArray, list(text)],
  1005: [T.Int32Array, list(number)],
  1007: [T.Int32Array, list(number)],
  1009: [T.TextArray, list(text)],
  1015: [T.TextArray, list(text)],
  1016: [T.Int64Array, list(text)],
  1028: [T.Int64Array, list(text)],
  1082: [T.Date, text],
  1114: [T.DateTime, instant],
  1184: [T.DateTime, instant],
  1700: [T.Numeric, text],
  3802: [T.Json, text],
};

interface EngineQuery {
  sql: string;
  args: unknown[];
  argTypes?: ({ scalarType?: string } | undefined)[];
}

function asAdapterError(error: unknown): unknown {
  const failure = error as pg.DatabaseError;
  if (typeof failure?.code !== 'string') return error;
  const original = { originalCode: failure.code, originalMessage: failure.message };
  if (failure.code === '42P01') {
    return new DriverAdapterError({ ...original, kind: 'TableDoesNotExist', table: failure.message.split('"')[1] });
  }
  return new DriverAdapterError({
    ...original,
    kind: 'postgres',
    code: failure.code,
    severity: failure.severity ?? 'ERROR',
    message: failure.message,
    detail: failure.detail,
    column: failure.column,
    hint: failure.hint,
  });
}

async function run(pool: pg.Pool, query: EngineQuery) {
  const values = query.args.map((value, index) => {
    const isJson = typeof value === 'object' && value !== null && query.argTypes?.[index]?.scalarType === 'json';
    return isJson ? JSON.stringify(value) : value;
  });
  try {
    return await pool.query({ text: query.sql, values, rowMode: 'array', types: { getTypeParser: () => text } } as pg.QueryArrayConfig);
  } catch (error) {
    throw asAdapterError(error);
  }
}

type Prepare = (script: string) => string;

function engineAdapter(pool: pg.Pool, prepare: Prepare, dispose?: () => Promise<void>) {
  return {
    provider: 'postgres',
    adapterName: 'souk',
    async queryRaw(query: EngineQuery) {
      const { fields, rows } = await run(pool, query);
      const types = fields.map((field): [ColumnType, Convert] => columnTypes[field.dataTypeID] ?? [T.Text, text]);
      return {
        columnNames: fields.map((field) => field.name),
        columnTypes: types.map(([type]) => type),
        rows: (rows as (string | null)[][]).map((row) => row.map((value, i) => (value === null ? null : (types[i]?.[1] ?? text)(value)))),
      };
    },
    executeRaw: async (query: EngineQuery) => (await run(pool, query)).rowCount ?? 0,
    async executeScript(script: string) {
      try {
        await pool.query(prepare(script));
      } catch (error) {
        throw asAdapterError(error);
      }
    },
    startTransaction: () => Promise.reject(new Error('The schema engine does not support transactions')),
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
    dispose: async () => dispose?.(),
  };
}

/**
 * Connects the schema engine to `pool`.
 * @param makeShadow creates a temporary database for comparing migration histories
 * @param prepare transforms each script before it runs in `pool`
 */
export function engineAdapterFactory(
  pool: pg.Pool,
  makeShadow: () => Promise<{ pool: pg.Pool; close: () => Promise<void> }>,
  prepare: Prepare = (script) => script,
) {
  return {
    provider: 'postgres',
    adapterName: 'souk',
    connect: async () => engineAdapter(pool, prepare),
    connectToShadowDb: async () => {
      const shadow = await makeShadow();
      return engineAdapter(shadow.pool, (script) => script, shadow.close);
    },
  };
}

export type EngineAdapterFactory = ReturnType<typeof engineAdapterFactory>;
