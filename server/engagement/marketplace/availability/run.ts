import { bumpRevision } from '../../../platform/cache/revision.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { fileSource } from './fileSource.ts';
import { httpSource } from './httpSource.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

// Asks external shops what they have, and notes each time what came of it. Silence takes nothing away: what was heard counts for three
// days (availabilityRules.ts).

/** So many runs are kept of each shop. */
const keptRuns = 50;

/** What runs use. */
export interface AvailabilityTools extends Pick<Shop, 'db' | 'now' | 'catalog'> {
  /** Where files of availability lie; null where there are none. */
  directory: string | null;
  signal: AbortSignal;
  /** Tests put other sources here. */
  sourceOf?: (shop: AskedShop, directory: string | null) => AvailabilitySource;
}

/** A shop that can be asked. */
interface AskedShop {
  id: number;
  source: 'NONE' | 'HTTP' | 'FILE';
  sourceAddress: string;
}

/** How a run ended. */
interface RunResult {
  state: 'DONE' | 'FAILED';
  asked: number;
  heard: number;
  changed: number;
  message: string;
}

function usualSource({ source, sourceAddress }: AskedShop, directory: string | null): AvailabilitySource {
  return source === 'FILE' ? fileSource(directory, sourceAddress) : httpSource(sourceAddress);
}

/** Asks all shops that have a source, one after the other. @returns how many runs there were, and how many failed */
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
    // Pages tell when it was heard; one that was made meanwhile says that it is being loaded, and would go on saying so.
    await db.prisma.$transaction((tx) => bumpRevision(tx));
    await catalog.reload();
  }
  return result;
}

/** Asks one shop. What goes wrong is noted, not thrown, unless the process is closing. */
async function checkShop(tools: AvailabilityTools, shop: AskedShop): Promise<RunResult> {
  const { prisma } = tools.db;
  const { now } = tools;
  const shopId = shop.id;
  const state = 'RUNNING' as const;
  // What a killed process has left.
  await prisma.availabilityRun.updateMany({
    where: { shopId, state },
    data: { state: 'FAILED', finishedAt: now, message: 'The run was interrupted.' },
  });
  const { id } = await prisma.availabilityRun.create({ data: { shopId, state, startedAt: now }, select: { id: true } });
  await prisma.shopListing.updateMany({ where: { shopId }, data: { askedAt: now } });
  const result = await listen(tools, shop);
  // Nothing is waited for any more: what was not heard of is as it was last heard of.
  await prisma.shopListing.updateMany({ where: { shopId }, data: { askedAt: null } });
  await prisma.availabilityRun.update({ where: { id }, data: { ...result, finishedAt: now }, select: { id: true } });
  const old = await prisma.availabilityRun.findMany({ where: { shopId }, orderBy: { id: 'desc' }, skip: keptRuns, select: { id: true } });
  await prisma.availabilityRun.deleteMany({ where: { id: { in: old.map((run) => run.id) } } });
  return result;
}

async function listen({ db, now, directory, signal, sourceOf = usualSource }: AvailabilityTools, shop: AskedShop): Promise<RunResult> {
  const listings = await db.prisma.shopListing.findMany({
    where: { shopId: shop.id },
    orderBy: { id: 'asc' },
    select: { externalId: true, isAvailable: true },
  });
  const asked = listings.length;
  const source = sourceOf(shop, directory);
  const { heard, message } = await hear(
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

/** @returns what was heard, and what went wrong; '' for nothing */
async function hear(
  source: AvailabilitySource,
  externalIds: readonly string[],
  signal: AbortSignal,
): Promise<{ heard: ReadonlyMap<string, boolean>; message: string }> {
  try {
    return { heard: await source.ask(externalIds, signal), message: '' };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    return { heard: error.heard, message: error.message };
  }
}
