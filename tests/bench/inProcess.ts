import { secretBox } from '../../server/platform/crypto/secrets.ts';
import { parse } from 'graphql';
import { anonymous } from '../../server/foundation/accounts/visitor.ts';
import { catalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { executeInProcess } from '../../server/api/executeInProcess.ts';
import { schema } from '../../server/api/schema.ts';
import { openPayments } from '../../server/commerce/payments/payments.ts';
import { shop as definition } from '../../shop.config.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';

// Queries of an administrator, run without HTTP to measure the server's own time.

/** Returns the shop as queried by an administrator. */
export async function administratorsShop(db: Db): Promise<Shop> {
  const keys = { ...signingKeys(['key of the bench']), ...secretBox(['key of the measurements, 32 or more']) };
  const member = { sessionId: 0, accountId: 0, role: 'ADMINISTRATOR', rights: [], isVerified: true, isSteppedUp: true } as const;
  const nothing = () => undefined;
  return {
    db,
    now: new Date(),
    visitor: anonymous,
    language: 'en',
    admin: { member: () => Promise.resolve(member), switchTo: nothing, renew: nothing, leave: nothing },
    address: '',
    requestId: 'bench',
    effects: noEffects,
    catalog: await catalogRevision(db),
    keys,
    payments: openPayments(definition.payments, { db, keys, offersTests: false, publicUrl: 'https://shop.example' }),
  };
}

/**
 * Runs a query.
 * @returns the data, and the duration in milliseconds
 * @throws an error with the message of the first GraphQL error
 */
export async function timed<T>(shop: Shop, document: string, variables: Record<string, unknown>): Promise<{ data: T; ms: number }> {
  const context = { shop, requestId: 'bench', markPrivate: () => undefined };
  const parsed = parse(document);
  const began = performance.now();
  const { data, errors } = await executeInProcess(schema, parsed, variables, context, (fault) => console.error(fault));
  const ms = performance.now() - began;
  if (errors?.[0]) throw new Error(errors[0].message);
  // The document determines the data's type.
  return { data: data as T, ms };
}

/** Returns the first duration, and the median and maximum of `runs` further ones, in milliseconds. */
export async function timesOf(shop: Shop, document: string, variables: Record<string, unknown>, runs: number) {
  const { ms: first } = await timed(shop, document, variables);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push((await timed(shop, document, variables)).ms);
  const sorted = times.toSorted((one, other) => one - other);
  return { first, median: sorted[Math.floor(runs / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
