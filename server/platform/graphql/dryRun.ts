import { dryRun } from '../database/dryRun.ts';
import { noEffects, type Shop } from '../operation/shop.ts';
import type { Context } from './context.ts';

// Mutations of the staff can be run without anything being kept, so that forms tell while somebody fills them in what the server would
// say (decision 0028). It is the mutation's own resolver that runs, in a transaction that is rolled back, and nobody hears of it.

/** The answer of a dry run that would have succeeded. It travels as an error does, since what it would have answered is gone. */
export class DryRunPassed extends Error {
  constructor() {
    super('This can be saved. Nothing was changed.');
  }
}

/** Who asks is known before the run begins: the embedded database has one connection, which the run then has. */
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
      become: refuse,
      leave: refuse,
    },
    admin: { member: () => Promise.resolve(member), become: refuse, renew: refuse, leave: refuse },
  };
}

/**
 * Runs a mutation dry.
 * @param resolve gets the context that it has to use
 * @throws DryRunPassed, and what the mutation throws
 */
export async function runDry(context: Context, resolve: (dry: Context) => unknown): Promise<never> {
  const { shop } = context;
  const caller = await pinned(shop);
  await dryRun(shop.db, async (db) => {
    // The catalogue's revision stays, for everybody: what is read anew within the run is not kept beyond it.
    const revision = shop.catalog.current();
    const keptBy = shop.catalog.keptBy();
    const catalog: Shop['catalog'] = {
      current: () => revision,
      keptBy: () => keptBy,
      expectChange: () => undefined,
      reload: () => Promise.resolve(revision),
    };
    const { live: _live, ...rest } = context;
    await resolve({ ...rest, shop: { ...shop, ...caller, db, catalog, effects: noEffects } });
  });
  throw new DryRunPassed();
}
