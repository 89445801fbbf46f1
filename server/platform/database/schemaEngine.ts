import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EngineAdapterFactory } from './engineAdapter.ts';

// Prisma's own schema engine in its WebAssembly build: the same Rust code as `prisma migrate`, with nothing to download.

export interface MigrationsList {
  baseDir: string;
  lockfile: { path: string; content: string | null };
  shadowDbInitScript: string;
  migrationDirectories: { path: string; migrationFile: { path: string; content: { tag: string; value: string } } }[];
}

export interface SchemaEngine {
  applyMigrations(input: object): Promise<{ appliedMigrationNames: string[] }>;
  diagnoseMigrationHistory(input: object): Promise<{
    failedMigrationNames: string[];
    editedMigrationNames: string[];
    history: { diagnostic: string; unpersistedMigrationNames?: string[] } | null;
  }>;
  diff(input: object): Promise<{ exitCode: number; stdout: string | null }>;
  free(): void;
}

interface EngineModule {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: {
    new: unknown;
  } & Record<'new', (options: { datamodels: [string, string][] }, log: (line: string) => void, factory: unknown) => Promise<SchemaEngine>>;
}

// The package doesn't include types of this module.
const bindings = engineModule as unknown as EngineModule;

// The engine reports its panics here; otherwise they appear as "Cannot read properties of undefined".
(globalThis as { PRISMA_WASM_PANIC_REGISTRY?: object }).PRISMA_WASM_PANIC_REGISTRY ??= {
  set_message(message: string) {
    throw new Error(`The schema engine failed: ${message}`);
  },
};

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engineModule });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** A file of the database schema. */
export interface SchemaFile {
  path: string;
  content: string;
}

/** Creates an engine that works through `factory`. The caller must free it. */
export async function createSchemaEngine(factory: EngineAdapterFactory, schema: readonly SchemaFile[]): Promise<SchemaEngine> {
  await (loading ??= load());
  return bindings.SchemaEngine.new(
    { datamodels: schema.map(({ path: name, content }) => [name, content]) },
    () => undefined,
    // Matches the engine's own interface, which requires more than is used here.
    bindMigrationAwareSqlAdapterFactory(factory as unknown as Parameters<typeof bindMigrationAwareSqlAdapterFactory>[0]),
  );
}
