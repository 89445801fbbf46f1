import { dryRun } from '../database/dryRun.ts';
import { noEffects, type Shop } from '../operation/shop.ts';
import type { Context } from './context.ts';

// Dry runs of staff mutations, so that forms can show the server's errors while they are being filled in (decision 0028). The mutation's
// own resolver runs in a transaction that is rolled back, and nobody is notified.

/** The result of a dry run that would have succeeded. It is thrown as an error, since the mutation's result was rolled back. */
export class DryRunPassed extends Error {}

/** Reads the caller's identity before the run starts, since the run takes the only connection of the embedded database. */
async function pinned(shop: Shop): Promise<Pick<Shop, 'visitor' | 'admin'>> {
  const member = (await shop.admin?.member()) ?? null;
  const [account, current, session] = [await shop.visitor.account(), await shop.visitor.current(), await shop.visitor.session()];
  const refuse = () => {
    throw new Error('A dry run tried to change the caller');
  };
  return {
    visitor: {
      account: () => Promise.resolve(account),
      current: () => Promise.resolve(current),
      session: () => Promise.resolve(session),
      orCreate: () => (current === null ? Promise.reject(new Error('A dry run tried to create a visitor')) : Promise.resolve(current)),
      switchTo: refuse,
      leave: refuse,
    },
    admin: { member: () => Promise.resolve(member), switchTo: refuse, renew: refuse, leave: refuse },
  };
}

/**
 * Runs a mutation as a dry run.
 * @param resolve receives the context that it must use
 * @throws DryRunPassed, and what the mutation throws
 */
export async function runDry(context: Context, resolve: (dry: Context) => unknown): Promise<never> {
  const { shop } = context;
  const caller = await pinned(shop);
  await dryRun(shop.db, async (db) => {
    // The catalogue's revision stays unchanged for all requests: data read within the run is not cached beyond it.
    const revision = shop.catalog.current();
    const keptBy = shop.catalog.cacheKey();
    const catalog: Shop['catalog'] = {
      current: () => revision,
      cacheKey: () => keptBy,
      mark: shop.catalog.mark,
      isCurrent: () => false,
      endOf: shop.catalog.endOf,
      expectChange: () => undefined,
      reload: () => Promise.resolve(revision),
    };
    const { live: _live, ...rest } = context;
    await resolve({ ...rest, isDryRun: true, shop: { ...shop, ...caller, db, catalog, effects: noEffects } });
  });
  throw new DryRunPassed();
}
