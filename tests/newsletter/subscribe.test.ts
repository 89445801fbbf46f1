import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { newsletterWordings, wordingHash } from '../../server/engagement/consent/wordings.ts';
import { removeOldPending } from '../../server/engagement/newsletter/oldPending.ts';
import { suppressionHash } from '../../server/engagement/newsletter/suppression.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testNow } from '../support/shopDriver.ts';
import { after, byKey, confirmationKey, listed, queuedMails, makeSubscriber, signUp, newSubscriber } from './newsletter.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const ada = 'ada@example.com';

describe('[F102] signing up', () => {
  it('stores a pending subscriber with the form’s data and sends a confirmation email', async () => {
    const form = { email: ' Ada@Example.COM ', name: ' Ada  Lovelace ', variant: 'A', placement: 'footer', pageLink: '/shop/?utm=x' };
    expect((await signUp(newSubscriber(db), form)).__typename).toBe('SubscribePayload');
    expect(await db.prisma.subscriber.findMany({ omit: { id: true, key: true } })).toEqual([
      {
        email: ada,
        emailShown: 'Ada@Example.COM',
        name: 'Ada Lovelace',
        status: 'PENDING',
        placement: 'footer',
        variant: 'A',
        pageLink: '/shop/?utm=x',
        createdAt: after(10),
        pendingSince: after(10),
        confirmedAt: null,
        unsubscribedAt: null,
      },
    ]);
    expect(await queuedMails(db)).toEqual([expect.objectContaining({ kind: 'confirm', askedAt: after(10).toISOString() })]);
    await expectInvariants(db);
  });

  it('records consent with the wording, time, page and network', async () => {
    const visitor = newSubscriber(db, { address: '198.51.100.77' });
    await signUp(visitor, { email: ada, variant: 'B', consent: true, pageLink: 'https://shop.example/blog/one/?secret=1' });
    const { id: subscriberId } = await db.prisma.subscriber.findFirstOrThrow();
    const [wording] = newsletterWordings.B;
    expect(await db.prisma.consentEntry.findMany()).toEqual([
      expect.objectContaining({
        at: after(10),
        kind: 'NEWSLETTER',
        act: 'GIVEN',
        source: 'FORM',
        subscriberId,
        wordingVersion: wording.version,
        wordingHash: wordingHash(wording, 'Souk'),
        scope: 'B',
        page: '/blog/one/',
        network: '198.51.100.0/24',
      }),
    ]);
  });

  it('[F97] without a name stores none', async () => {
    await signUp(newSubscriber(db), { email: 'one@example.com' });
    await signUp(newSubscriber(db), { email: 'two@example.com', name: '  ' });
    expect((await db.prisma.subscriber.findMany()).map(({ name }) => name)).toEqual([null, null]);
  });

  it('twice keeps one row with the data of whichever form is confirmed', async () => {
    const spam = { email: 'ADA@example.com', name: 'Win now', placement: 'spam', pageLink: '/spam/', variant: 'B', consent: true };
    for (const [index, wanted] of [{ name: 'Ada' }, {}].entries()) {
      const email = `ada${index}@example.com`;
      await signUp(newSubscriber(db), { ...spam, email }, 10);
      const before = await db.prisma.subscriber.findUniqueOrThrow({ where: { email } });
      await signUp(newSubscriber(db), { email, placement: 'footer', ...wanted }, 100);
      expect(await db.prisma.subscriber.findUniqueOrThrow({ where: { email } })).toEqual(before);
      expect(await db.prisma.consentEntry.count({ where: { subscriberId: before.id } })).toBe(2);
      const key = await confirmationKey(db);
      expect((await byKey(newSubscriber(db, { now: after(110) }), 'confirmSubscription', key)).__typename).toBe(
        'ConfirmSubscriptionPayload',
      );
      expect(await db.prisma.subscriber.findUniqueOrThrow({ where: { email } })).toMatchObject({
        name: wanted.name ?? null,
        placement: 'footer',
        pageLink: '',
        variant: '',
        status: 'CONFIRMED',
      });
    }
    expect(await db.prisma.subscriberRequest.count()).toBe(0);
  });

  it('with someone else’s unsubscribed address changes nothing until its owner confirms', async () => {
    const left = await makeSubscriber(db, { email: ada, name: 'Ada', status: 'UNSUBSCRIBED' });
    const stored = () => db.prisma.subscriber.findUniqueOrThrow({ where: { email: ada } });
    const before = await stored();
    await signUp(newSubscriber(db), { email: 'ADA@example.com', name: 'Win now', placement: 'spam' });
    expect(await stored()).toEqual(before);
    // The unsubscribed record isn't deleted with old pending addresses either.
    await removeOldPending(db, after(31 * 24 * 60 * 60));
    expect(await stored()).toEqual(before);
    const month = 40 * 24 * 60 * 60;
    await signUp(newSubscriber(db), { email: ada, placement: 'footer' }, month);
    await byKey(newSubscriber(db, { now: after(month + 10) }), 'confirmSubscription', await confirmationKey(db));
    expect(await stored()).toMatchObject({ id: left.id, name: 'Ada', placement: 'footer', status: 'CONFIRMED', unsubscribedAt: null });
  });

  it('again extends the time of an unconfirmed address', async () => {
    const day = 24 * 60 * 60;
    await signUp(newSubscriber(db), { email: ada });
    await signUp(newSubscriber(db), { email: ada }, 29 * day);
    await removeOldPending(db, after(31 * day));
    expect(await listed(db)).toEqual([`${ada} PENDING`]);
    const key = await confirmationKey(db);
    expect((await byKey(newSubscriber(db, { now: after(30 * day) }), 'confirmSubscription', key)).__typename).toBe(
      'ConfirmSubscriptionPayload',
    );
  });
});

describe('[F101] the response says nothing about the address', () => {
  it('in its message, for any state of the address', async () => {
    await makeSubscriber(db, { email: 'waiting@example.com', status: 'PENDING' });
    await makeSubscriber(db, { email: 'confirmed@example.com' });
    await makeSubscriber(db, { email: 'left@example.com', status: 'UNSUBSCRIBED' });
    const hash = (await suppressionHash(db))('erased@example.com');
    await db.prisma.suppressedAddress.create({ data: { hash, createdAt: testNow } });
    const answers = new Set<string>();
    for (const name of ['new', 'waiting', 'confirmed', 'left', 'erased']) {
      answers.add(JSON.stringify(await signUp(newSubscriber(db), { email: `${name}@example.com` })));
    }
    expect([...answers]).toEqual([expect.stringContaining('Thank you')]);
    expect(await listed(db)).toEqual([
      'confirmed@example.com CONFIRMED',
      'left@example.com UNSUBSCRIBED',
      'new@example.com PENDING',
      'waiting@example.com PENDING',
    ]);
    // No email is sent to addresses that are subscribed or erased.
    const written = await queuedMails(db);
    const ids = new Map((await db.prisma.subscriber.findMany()).map(({ id, email }) => [id, email]));
    expect(written.map(({ subscriberId }) => ids.get(subscriberId)).toSorted()).toEqual(
      ['left@example.com', 'new@example.com', 'waiting@example.com'].toSorted(),
    );
  });

  it('in its duration, because the same writes are executed for any address', async () => {
    await makeSubscriber(db, { email: 'confirmed@example.com' });
    const hash = (await suppressionHash(db))('erased@example.com');
    await db.prisma.suppressedAddress.create({ data: { hash, createdAt: testNow } });
    const written = async (name: string) => {
      const visitor = newSubscriber(db);
      const { statements } = await countStatements(db, () => signUp(visitor, { email: `${name}@example.com`, variant: 'A' }));
      return statements.flatMap((text) => /^\s*(?:INSERT INTO "?(?:public"?\."?)?\w+|COMMIT|ROLLBACK$)/i.exec(text)?.[0].trim() ?? []);
    };
    const asNew = await written('new');
    expect(asNew.filter((text) => /Subscriber|ConsentEntry|outbox/i.test(text)).length).toBeGreaterThanOrEqual(4);
    const [rows, mails] = [await listed(db), await queuedMails(db)];
    expect(await written('erased')).toEqual(asNew);
    expect((await written('confirmed')).filter((text) => asNew.includes(text))).toEqual(expect.arrayContaining(asNew));
    // Nothing of the decoy writes is stored.
    expect([await listed(db), await queuedMails(db), await db.prisma.subscriberRequest.count()]).toEqual([rows, mails, 1]);
    expect(await db.prisma.consentEntry.count()).toBe(1);
    await expectInvariants(db);
  });

  it('for a filled honeypot field, and nothing is stored', async () => {
    const answer = await signUp(newSubscriber(db), { email: ada, website: 'https://spam.example' });
    expect(answer.__typename).toBe('SubscribePayload');
    expect([await db.prisma.subscriber.count(), await db.prisma.outbox.count()]).toEqual([0, 0]);
  });
});

describe('[F98, F99] an invalid form is rejected', () => {
  it.each([
    ['no address', { email: '' }, 'EmailRequiredError'],
    ['blanks', { email: '   ' }, 'EmailRequiredError'],
    ['no @', { email: 'ada.example.com' }, 'InvalidEmailError'],
    ['two @', { email: 'ada@home@example.com' }, 'InvalidEmailError'],
    ['300 characters', { email: `${'a'.repeat(288)}@example.com` }, 'InvalidEmailError'],
    ['a header injection', { email: 'ada@example.com\r\nBcc: all@example.com' }, 'InvalidEmailError'],
    ['a line break at its end', { email: 'ada@example.com\n' }, 'InvalidEmailError'],
    ['a header injection in the name', { email: ada, name: 'Ada\r\nBcc: all@example.com' }, 'InvalidNameError'],
    ['a long name', { email: ada, name: 'a'.repeat(101) }, 'InvalidNameError'],
    ['box B unticked', { email: ada, variant: 'B', consent: false }, 'ConsentRequiredError'],
    ['box B missing', { email: ada, variant: 'B' }, 'ConsentRequiredError'],
  ])('with %s', async (_name, input, type) => {
    const answer = await signUp(newSubscriber(db), input);
    expect([answer.__typename, answer.path?.[0]]).toEqual([type, 'input']);
    expect([await db.prisma.subscriber.count(), await db.prisma.consentEntry.count()]).toEqual([0, 0]);
  });
});

describe('[F102] rate limits', () => {
  it('a network has ten sign-ups per ten minutes, others are not affected', async () => {
    const many = newSubscriber(db, { address: '2001:db8:0:1::/64' });
    const answers = [];
    for (let index = 0; index < 200; index += 1) answers.push(await signUp(many, { email: `p${index}@example.com` }, 10 + index * 0.2));
    expect(answers.filter(({ __typename }) => __typename === 'SubscribePayload')).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ __typename: 'ThrottledError', retryAfterSeconds: expect.any(Number) });
    expect(await db.prisma.subscriber.count()).toBe(10);
    expect((await signUp(newSubscriber(db, { address: '2001:db8:0:2::/64' }), { email: ada }, 50)).__typename).toBe('SubscribePayload');
    expect((await signUp(many, { email: ada }, 10 + 10 * 60)).__typename).toBe('SubscribePayload');
  });

  it('an address gets at most three emails a day and one a minute, whoever requests them', async () => {
    for (const seconds of [10, 40, 100, 200, 300, 400]) {
      expect((await signUp(newSubscriber(db), { email: ada }, seconds)).__typename).toBe('SubscribePayload');
    }
    expect((await queuedMails(db)).map(({ askedAt }) => askedAt)).toEqual([10, 100, 200].map((seconds) => after(seconds).toISOString()));
    await signUp(newSubscriber(db), { email: ada }, 24 * 60 * 60 + 11);
    expect(await queuedMails(db)).toHaveLength(4);
  });

  it('[F102] plus addresses of one mailbox share the limit of three emails a day', async () => {
    const tagged = ['ada+1@example.com', 'ada+2@example.com', 'ada@example.com', 'ada+3@example.com', 'ada+1+2@example.com'];
    for (const [at, email] of tagged.entries()) {
      expect((await signUp(newSubscriber(db), { email }, 10 + at)).__typename).toBe('SubscribePayload');
    }
    expect((await queuedMails(db)).map(({ askedAt }) => askedAt)).toEqual([10, 11, 12].map((seconds) => after(seconds).toISOString()));
    for (const [at, email] of ['+ada@example.com', '+bob@example.com', 'a.da@example.com'].entries()) {
      await signUp(newSubscriber(db), { email }, 20 + at);
    }
    expect(await queuedMails(db)).toHaveLength(6);
  });

  it('ten simultaneous sign-ups of an address create one row and one email', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(newSubscriber(db), { email: ada })));
    expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['SubscribePayload']));
    expect([await db.prisma.subscriber.count(), (await queuedMails(db)).length]).toEqual([1, 1]);
    await expectInvariants(db);
  });
});
