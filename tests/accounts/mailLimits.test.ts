import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { act, makeAccount, password, type AccountAnswer } from './accountDocuments.ts';
import { sendAccountMails, tokenIn } from './mailbox.ts';

// Limits on account emails: a mailbox can't be flooded, and its owner can't be kept from receiving theirs.

let db: Db;
const email = 'ada@example.com';

beforeEach(async () => {
  db = await freshDb();
});

const from = (network: number, now = testNow) => newVisitor(db, { address: `192.0.2.${network}`, now });
const requestReset = (network: number, to = email, now = testNow) =>
  act(from(network, now), 'requestPasswordReset', { email: to }, 'email');

/** Sends `times` requests, spread over `networks` networks. */
async function requestResets(times: number, networks: number, to = email): Promise<AccountAnswer[]> {
  const answers: AccountAnswer[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await requestReset(count % networks, to));
  return answers;
}

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

describe('[F142] account emails', () => {
  it('are limited to five per hour, address and network', async () => {
    await makeAccount(db);
    for (const to of [email, 'nobody@example.com']) {
      const codes = (await requestResets(6, 1, to)).map(({ code }) => code);
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'THROTTLED']);
      expect(await requestReset(99, to)).toEqual({ __typename: 'RequestPasswordResetPayload', email: to });
    }
    expect((await sendAccountMails(db)).filter(({ to }) => to === email)).toHaveLength(6);
    expect(await requestReset(0, email, later(60))).toMatchObject({ email });
  });

  it('are limited to fifteen per hour and mailbox, with the same response', async () => {
    await makeAccount(db);
    const known = await requestResets(18, 9);
    const unknown = await requestResets(18, 9, 'bob@example.com');
    expect(new Set([...known, ...unknown].map((answer) => JSON.stringify({ ...answer, email: '' }))).size).toBe(1);
    const held: object[] = [];
    const mails = await sendAccountMails(db, { warn: (facts) => held.push(facts) });
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 15 }, () => email));
    expect(held).toHaveLength(6);
    expect(JSON.stringify(held)).not.toContain('@');
    // The owner can request emails again as soon as the hour is over.
    await requestReset(50, email, later(60));
    expect(await sendAccountMails(db, { now: later(60) })).toHaveLength(1);
  });

  it('of a registration can be requested again after they were held back', async () => {
    await requestResets(15, 5);
    const ada = from(50);
    expect(await act(ada, 'register', { email, password }, 'email')).toEqual({ __typename: 'RegisterPayload', email });
    expect(await sendAccountMails(db)).toEqual([]);
    ada.at(later(61));
    await act(ada, 'resendVerification', { email }, 'email');
    const [mail] = await sendAccountMails(db, { now: later(61) });
    expect(await act(ada, 'verifyEmail', { token: tokenIn(mail) }, 'viewer { isSignedIn }')).toMatchObject({
      viewer: { isSignedIn: true },
    });
  });

  it('cause the same writes whether they are sent or held back', async () => {
    await makeAccount(db);
    const rows = async () => [await db.prisma.accountRequest.count(), await db.prisma.outbox.count({ where: { name: 'account-mail' } })];
    await requestResets(15, 5);
    expect(await rows()).toEqual([15, 15]);
    await requestReset(50);
    expect(await rows()).toEqual([16, 16]);
    await sendAccountMails(db);
    expect(await db.prisma.accountRequest.count({ where: { tokenHash: null } })).toBe(0);
  });
});
