import { bumpRevision } from '../../../platform/cache/revision.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { fileSource } from './fileSource.ts';
import { httpSource } from './httpSource.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

// Checks the availability of products at external shops, and records each run. A missing answer changes nothing: the last known
// availability is valid for three days (availabilityRules.ts).

/** Number of stored runs per shop. */
const maxStoredRuns = 50;

/** Dependencies of runs. */
export interface AvailabilityTools extends Pick<Shop, 'db' | 'now' | 'catalog'> {
  /** Directory of availability files; null if there is none. */
  directory: string | null;
  signal: AbortSignal;
  /** Replaces the sources in tests. */
  sourceOf?: (shop: CheckedShop, directory: string | null) => AvailabilitySource;
}

/** An external shop with an availability source. */
interface CheckedShop {
  id: number;
  source: 'NONE' | 'HTTP' | 'FILE';
  sourceAddress: string;
}

/** The outcome of a run. */
interface RunResult {
  state: 'DONE' | 'FAILED';
  asked: number;
  heard: number;
  changed: number;
  message: string;
}

function usualSource({ source, sourceAddress }: CheckedShop, directory: string | null): AvailabilitySource {
  return source === 'FILE' ? fileSource(directory, sourceAddress) : httpSource(sourceAddress);
}

/**
 * Checks all external shops that have a source, one after another.
 * @returns number of runs, and of failed ones
 */
export async function checkAvailability(tools: AvailabilityTools): Promise<{ runs: number; failed: number }> {
  const { db, signal, catalog } = tools;
  const shops = await db.prisma.externalShop.findMany({
    where: { source: { not: 'NONE' }, listings: { some: {} } },
    orderBy: { id: 'asc' },
    select: { id: true, source: true, sourceAddress: true },
  });
  const result = { runs: 0, failed: 0 };
  for (const shop of shops) {
    if (signal.aborted) break;
    const run = await checkShop(tools, shop);
    result.runs += 1;
    if (run.state === 'FAILED') result.failed += 1;
  }
  if (result.runs > 0) {
    // Pages show when availability was checked; a page rendered meanwhile shows the check in progress, and would go on showing it.
    await db.prisma.$transaction((tx) => bumpRevision(tx));
    await catalog.reload();
  }
  return result;
}

/** Checks one external shop. Errors are recorded rather than thrown, unless the process is closing. */
async function checkShop(tools: AvailabilityTools, shop: CheckedShop): Promise<RunResult> {
  const { prisma } = tools.db;
  const { now } = tools;
  const shopId = shop.id;
  const state = 'RUNNING' as const;
  // Runs left unfinished by a killed process.
  await prisma.availabilityRun.updateMany({
    where: { shopId, state },
    data: { state: 'FAILED', finishedAt: now, message: 'The run was interrupted.' },
  });
  const { id } = await prisma.availabilityRun.create({ data: { shopId, state, startedAt: now }, select: { id: true } });
  await prisma.shopListing.updateMany({ where: { shopId }, data: { askedAt: now } });
  const result = await listen(tools, shop);
  // The check is over: articles without an answer retain their last known availability.
  await prisma.shopListing.updateMany({ where: { shopId }, data: { askedAt: null } });
  await prisma.availabilityRun.update({ where: { id }, data: { ...result, finishedAt: now }, select: { id: true } });
  const old = await prisma.availabilityRun.findMany({
    where: { shopId },
    orderBy: { id: 'desc' },
    skip: maxStoredRuns,
    select: { id: true },
  });
  await prisma.availabilityRun.deleteMany({ where: { id: { in: old.map((run) => run.id) } } });
  return result;
}

async function listen({ db, now, directory, signal, sourceOf = usualSource }: AvailabilityTools, shop: CheckedShop): Promise<RunResult> {
  const listings = await db.prisma.shopListing.findMany({
    where: { shopId: shop.id },
    orderBy: { id: 'asc' },
    select: { externalId: true, isAvailable: true },
  });
  const asked = listings.length;
  const source = sourceOf(shop, directory);
  const { heard, message } = await recordAvailability(
    source,
    listings.map(({ externalId }) => externalId),
    signal,
  );
  if (heard.size === 0)
    return { state: 'FAILED', asked, heard: 0, changed: 0, message: message || 'The response contained none of the requested items.' };
  for (const isAvailable of [true, false]) {
    const externalIds = [...heard].flatMap(([id, value]) => (value === isAvailable ? [id] : []));
    await db.prisma.shopListing.updateMany({
      where: { shopId: shop.id, externalId: { in: externalIds } },
      data: { isAvailable, checkedAt: now },
    });
  }
  const changed = listings.filter(({ externalId, isAvailable }) => (heard.get(externalId) ?? isAvailable) !== isAvailable).length;
  return { state: 'DONE', asked, heard: heard.size, changed, message };
}

/** @returns the availability received, and the error; '' for none */
async function recordAvailability(
  source: AvailabilitySource,
  externalIds: readonly string[],
  signal: AbortSignal,
): Promise<{ heard: ReadonlyMap<string, boolean>; message: string }> {
  try {
    return { heard: await source.fetchAvailability(externalIds, signal), message: '' };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    return { heard: error.received, message: error.message };
  }
}
