import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { after, byKey, confirmationKey, listed, mailsToSend, makeSubscriber, queuedMails, signUp, newSubscriber } from './newsletter.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const formAt = 'query ($place: NewsletterPlace!) { newsletterFormAt(place: $place) { variant asksName hasConsentBox wordingVersion } }';
const set = `mutation ($input: SetNewsletterPlacementInput!) { result: setNewsletterPlacement(input: $input) {
  __typename ... on SetNewsletterPlacementPayload { placement { place isOn variant asksName } } ... on UserError { code } } }`;

describe('[F96] newsletter form placements', () => {
  it('default to variant A in the footer and B in boxes, and can be changed by staff', async () => {
    const guest = newVisitor(db);
    expect(await guest.query(formAt, { place: 'FOOTER' })).toMatchObject({ newsletterFormAt: { variant: 'A', hasConsentBox: false } });
    expect(await guest.query(formAt, { place: 'DEALS' })).toMatchObject({
      newsletterFormAt: { variant: 'B', hasConsentBox: true, asksName: false },
    });
    expect(await guest.query(formAt, { place: 'PRODUCT' })).toEqual({ newsletterFormAt: null });

    const { who } = await openStaff(db, 'STAFF', ['SETTINGS']);
    const input = { place: 'FOOTER', isOn: true, variant: 'B', asksName: false };
    expect(await who.query(set, { input })).toEqual({ result: { __typename: 'SetNewsletterPlacementPayload', placement: input } });
    expect(await newVisitor(db).query(formAt, { place: 'FOOTER' })).toMatchObject({ newsletterFormAt: { variant: 'B', asksName: false } });
    expect(await who.query('{ newsletterPlacements { place isOn } }')).toMatchObject({
      newsletterPlacements: [{ place: 'FOOTER' }, { place: 'HOME' }, { place: 'DEALS' }, { place: 'PRODUCT' }],
    });
    expect(await db.prisma.auditEntry.count({ where: { action: 'newsletter.place' } })).toBe(1);
  });

  it('reject unknown places, and guests', async () => {
    const guest = newVisitor(db);
    const wrong = await guest.gql(set, { input: { place: 'ROOF', isOn: true, variant: 'A', asksName: true } });
    expect(wrong.errors).toHaveLength(1);
    expect(await guest.query(set, { input: { place: 'HOME', isOn: false, variant: 'A', asksName: true } })).toMatchObject({
      result: { code: 'FORBIDDEN' },
    });
    expect((await db.prisma.newsletterPlacement.findUnique({ where: { place: 'HOME' } }))?.isOn).toBe(true);
  });
});

const resend = `mutation ($input: ResendConfirmationInput!) { result: resendConfirmation(input: $input) {
  __typename ... on ResendConfirmationPayload { maskedEmail } ... on SubscriptionLinkError { reason } } }`;
const link = 'query ($key: String!) { confirmationLink(key: $key) { state maskedEmail isSubscribed } }';

describe('[F102] an expired confirmation link', () => {
  it('can be resent three times a day, and the new link confirms', async () => {
    await signUp(newSubscriber(db), { email: 'ada@example.com' });
    const key = await confirmationKey(db);
    const later = (hours: number) => newSubscriber(db, { now: after(hours * 3_600) });
    expect(await later(1).query(link, { key })).toEqual({
      confirmationLink: { state: 'GOOD', maskedEmail: 'a…@example.com', isSubscribed: false },
    });
    expect(await later(49).query(link, { key })).toMatchObject({ confirmationLink: { state: 'EXPIRED' } });
    for (let mail = 0; mail < 3; mail += 1) {
      expect(await later(49).query(resend, { input: { key } })).toEqual({
        result: { __typename: 'ResendConfirmationPayload', maskedEmail: 'a…@example.com' },
      });
    }
    expect(await later(49).query(resend, { input: { key } })).toEqual({ result: { __typename: 'ThrottledError' } });
    expect(await queuedMails(db)).toHaveLength(4);
    expect((await mailsToSend(db)).length).toBe(4);
    const fresh = await confirmationKey(db);
    expect(await byKey(later(50), 'confirmSubscription', fresh)).toMatchObject({ preferences: { status: 'CONFIRMED' } });
    expect(await later(50).query(link, { key })).toMatchObject({ confirmationLink: { state: 'USED', isSubscribed: true } });
    expect(await later(50).query(resend, { input: { key } })).toMatchObject({ result: { reason: 'USED' } });
    expect(await later(50).query(resend, { input: { key: 'x' } })).toMatchObject({ result: { reason: 'UNKNOWN' } });
  });
});

describe('[F102] the subscriber’s name', () => {
  it('can be changed and removed with the key of an email, and rejects invalid values', async () => {
    const { linkKey } = await makeSubscriber(db, { email: 'ada@example.com', name: 'Ada' });
    const rename = (key: string, name: string) =>
      newSubscriber(db).query<{ result: { __typename: string } }>(
        `mutation ($input: RenameSubscriberInput!) { result: renameSubscriber(input: $input) { __typename } }`,
        { input: { key, name } },
      );
    const nameNow = async () => (await db.prisma.subscriber.findFirstOrThrow()).name;
    expect((await rename(linkKey, ' Grace  Hopper ')).result.__typename).toBe('RenameSubscriberPayload');
    expect(await nameNow()).toBe('Grace Hopper');
    expect((await rename(linkKey, 'a\r\nBcc: b')).result.__typename).toBe('InvalidNameError');
    expect((await rename(`${linkKey}x`, 'X')).result.__typename).toBe('SubscriptionLinkError');
    expect(await nameNow()).toBe('Grace Hopper');
    await rename(linkKey, '');
    expect(await nameNow()).toBeNull();
    expect(await listed(db)).toEqual(['ada@example.com CONFIRMED']);
  });
});
