// npm run bench: cost of the built server per request, on the embedded database and, where it is reachable, on PostgreSQL.
// --seconds N length of each measurement (1 by default)
// --only W1,W5 only these workloads
// --database embedded|postgres
// --built measures the existing build
// --cold skips the warm measurements
// --profile writes V8 profiles of the server to tests/.artifacts
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Connection } from './connection.ts';
import { CpuMeter, residentMb } from './cpu.ts';
import { measure, type Measured } from './load.ts';
import { rowsTable, type Row } from './report.ts';
import { postgresUrl, prepareEmbedded, preparePostgres, startFloors, startServer, type PreparedDatabase } from './server.ts';
import { comparedWorkloads } from './comparedWorkloads.ts';
import { legacyWorkloads } from './legacyWorkloads.ts';
import { isGood, warmRequest, workloads, type BenchShop, type Workload } from './workloads.ts';

const products = 1_000;
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    only: { type: 'string' },
    database: { type: 'string' },
    profile: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const chosen = [...workloads, ...comparedWorkloads, ...legacyWorkloads].filter(
  ({ key }) => !options.only || options.only.split(',').includes(key),
);

async function floors(): Promise<Row[]> {
  const server = await startFloors();
  const meter = new CpuMeter(server.pid, null);
  const titles = {
    '/ok': 'bare HTTP server, ok',
    '/string': 'kept string of 24 products',
    '/html': 'static HTML of 22 kB',
    '/stringify': 'JSON.stringify of 24 products',
    '/graphql-js': 'graphql-js, constant 24 products',
  };
  const rows: Row[] = [];
  for (const [path, title] of Object.entries(titles)) {
    const load = { port: server.port, meter, request: () => ({ path }), isGood };
    await measure({ ...load, connections: 16, seconds: 0.3 });
    const sixteen = await measure({ ...load, connections: 16, seconds });
    const one = await measure({ ...load, connections: 1, seconds: seconds / 2 });
    rows.push({ database: 'none', workload: path, title, state: 'floor', bar: null, goal: null, one, sixteen });
  }
  await server.stop();
  return rows;
}

async function measureWorkload(workload: Workload, shop: BenchShop, meter: CpuMeter, database: string): Promise<Row[]> {
  const run = async (connections: number, isWarm: boolean, length: number): Promise<Measured> => {
    await workload.prepare?.(shop);
    const request = (turn: number, connection: number) => (isWarm ? warmRequest(workload, shop) : workload.request(shop, turn, connection));
    return measure({ port: shop.port, connections, meter, seconds: length, limit: workload.limit, request, isGood });
  };
  const rows: Row[] = [];
  for (const isWarm of workload.isCacheable && !options.cold ? [false, true] : [false]) {
    await run(16, isWarm, Math.max(0.7, seconds / 2));
    const sixteen = await run(16, isWarm, seconds);
    const one = await run(1, isWarm, seconds / 2);
    const { key, title } = workload;
    const targets = isWarm ? { bar: null, goal: workload.warmGoal ?? null } : { bar: workload.bar || null, goal: workload.goal || null };
    rows.push({ database, workload: key, title, state: isWarm ? 'warm' : 'cold', ...targets, one, sixteen });
    process.stdout.write('.');
  }
  return rows;
}

/** Keeps the server busy until its JavaScript is compiled, because startup isn't part of the measurement. */
async function settle(shop: BenchShop): Promise<void> {
  const reads = workloads.filter(({ isCacheable }) => isCacheable);
  const connection = await Connection.open(shop.port);
  const until = performance.now() + 3_000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const workload = reads[turn % reads.length];
    if (workload) await connection.send(workload.request(shop, turn, 0));
  }
  connection.close();
}

async function measureShop(database: PreparedDatabase) {
  const flags = options.profile ? ['--cpu-prof', '--cpu-prof-dir=tests/.artifacts'] : [];
  const server = await startServer(database, flags);
  const startMb = residentMb(server.pid);
  const meter = new CpuMeter(server.pid, database.admin);
  const shop: BenchShop = { port: server.port, products, sessions: [] };
  const rows: Row[] = [];
  await settle(shop);
  try {
    for (const workload of chosen) rows.push(...(await measureWorkload(workload, shop, meter, database.kind)));
  } finally {
    const endMb = residentMb(server.pid);
    await server.stop();
    console.log(`\n\n## ${database.kind === 'embedded' ? 'Embedded database' : 'PostgreSQL'}\n`);
    console.log(
      `Start to first page: ${Math.round(server.startMs)} ms. Memory: ${startMb} MB at the start, ${endMb} MB after all workloads.\n`,
    );
    console.log(rowsTable(rows));
    results[database.kind] = { startMs: Math.round(server.startMs), startMb, endMb, rows };
  }
}

const results: Record<string, unknown> = {};

/** Rebuilds outputs that are older than their sources. */
function build(): void {
  const program = "import('./scripts/lib/setup.mjs').then((setup) => setup.ensureBuilt())";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

async function main(): Promise<void> {
  if (!options.built) build();
  const began = performance.now();
  console.log(
    `${products} products in 20 categories, ${cpus().length} cores, Node ${process.versions.node}. CPU ms per request: server + database.`,
  );
  if (!options.only) {
    const rows = await floors();
    console.log(`\n## Floors\n\n${rowsTable(rows)}`);
    results.floors = rows;
  }
  const url = options.database === 'embedded' ? null : await postgresUrl();
  if (!url && options.database !== 'embedded')
    console.log('\nPostgreSQL is not reachable (DATABASE_URL or 127.0.0.1:5432): only the embedded database is measured.');
  const prepared = [
    ...(url ? [() => preparePostgres(url, products)] : []),
    ...(options.database === 'postgres' ? [] : [() => prepareEmbedded(products)]),
  ];
  for (const prepare of prepared) {
    const database = await prepare();
    await measureShop(database).finally(() => database.drop());
  }
  mkdirSync('tests/.artifacts', { recursive: true });
  writeFileSync('tests/.artifacts/bench.json', JSON.stringify({ products, seconds, node: process.versions.node, ...results }, null, 2));
  console.log(`\nThe whole took ${Math.round((performance.now() - began) / 1_000)} s. Numbers are in tests/.artifacts/bench.json.`);
}

await main();
