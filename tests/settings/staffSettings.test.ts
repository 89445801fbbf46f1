import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Staff edit the shop's settings: applied to every page at once, without overwriting unseen changes, and with a row in the audit log.

let db: Db;
let staff: Visitor;
let accountId: number;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  ({ who: staff, accountId } = await openStaff(db, 'STAFF', ['SETTINGS', 'CONTENT']));
});

const errors = `... on UserError { code message } ... on InvalidInputError { issues { path message } }
  ... on StaleRecordError { currentVersion editedBy editedAt }`;
const plainErrors = `... on UserError { code message } ... on StaleRecordError { currentVersion editedBy editedAt }`;
const documents = {
  updateShopSettings: `mutation ($input: UpdateShopSettingsInput!) { result: updateShopSettings(input: $input) {
    __typename ... on UpdateShopSettingsPayload { version settings { slidingCart guestsMayWish } } ${plainErrors} } }`,
  updateStoreNotices: `mutation ($input: UpdateStoreNoticesInput!) { result: updateStoreNotices(input: $input) {
    __typename ... on UpdateStoreNoticesPayload { version notices { storeNotice topContent isComingSoon } } ${errors} } }`,
  updateAttributionSettings: `mutation ($input: UpdateAttributionSettingsInput!) { result: updateAttributionSettings(input: $input) {
    __typename ... on UpdateAttributionSettingsPayload { version settings { trackingMonths sessionMinutes } } ${errors} } }`,
  updateAnalyticsSettings: `mutation ($input: UpdateAnalyticsSettingsInput!) { result: updateAnalyticsSettings(input: $input) {
    __typename ... on UpdateAnalyticsSettingsPayload { version newSecret settings { keepDays } } ${errors} } }`,
  updateNewsletterPlacements: `mutation ($input: UpdateNewsletterPlacementsInput!) { result: updateNewsletterPlacements(input: $input) {
    __typename ... on UpdateNewsletterPlacementsPayload { version placements { place isOn variant asksName } } ${plainErrors} } }`,
};

async function save(name: keyof typeof documents, input: Record<string, unknown>, who = staff) {
  return (await who.query<{ result: Record<string, unknown> }>(documents[name], { input })).result;
}
const publicSettings = async () =>
  (
    await newVisitor(db).query<{ shopSettings: Record<string, unknown> }>(
      '{ shopSettings { slidingCart guestsMayWish topContent isComingSoon storeNotice { text } } }',
    )
  ).shopSettings;
const log = () =>
  db.prisma.auditEntry.findMany({ where: { accountId, action: { not: { startsWith: 'admin.' } } }, orderBy: { id: 'asc' } });

describe('shop settings', () => {
  it('apply to everyone at once, and only the sent ones change', async () => {
    expect(await publicSettings()).toMatchObject({ slidingCart: true, guestsMayWish: true });
    expect(await save('updateShopSettings', { expectedVersion: 0, slidingCart: false })).toEqual({
      __typename: 'UpdateShopSettingsPayload',
      version: 1,
      settings: { slidingCart: false, guestsMayWish: true },
    });
    expect(await publicSettings()).toMatchObject({ slidingCart: false, guestsMayWish: true });
    const { adminShopSettings } = await staff.query<{ adminShopSettings: unknown }>(
      '{ adminShopSettings { slidingCart facts { name initial min max } edit { version editedBy editedAt } } }',
    );
    expect(adminShopSettings).toMatchObject({
      slidingCart: false,
      facts: expect.arrayContaining([{ name: 'slidingCart', initial: 'true', min: null, max: null }]),
      edit: { version: 1, editedBy: expect.stringContaining('@shop.example'), editedAt: expect.any(String) },
    });
  });

  it('are audited with old and new values, unless nothing changes', async () => {
    await save('updateShopSettings', { expectedVersion: 0, slidingCart: false, guestsMayWish: true });
    expect(await save('updateShopSettings', { expectedVersion: 1, slidingCart: false })).toMatchObject({ version: 1 });
    expect((await log()).map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'settings.shop', details: { slidingCart: { from: true, to: false } } },
    ]);
  });

  it('reject a stale version', async () => {
    const { who: other, email } = await openStaff(db, 'STAFF', ['SETTINGS']);
    await save('updateShopSettings', { expectedVersion: 0, guestsMayWish: false }, other);
    expect(await save('updateShopSettings', { expectedVersion: 0, slidingCart: false })).toMatchObject({
      __typename: 'StaleRecordError',
      code: 'STALE',
      currentVersion: 1,
      editedBy: email,
    });
    expect(await publicSettings()).toMatchObject({ slidingCart: true, guestsMayWish: false });
    expect(await save('updateShopSettings', { expectedVersion: 1, slidingCart: false })).toMatchObject({ version: 2 });
    expect(await publicSettings()).toMatchObject({ slidingCart: false, guestsMayWish: false });
  });

  it('accept one of ten concurrent saves of the same version', async () => {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        save('updateShopSettings', { expectedVersion: 0, guestsMayWish: false, slidingCart: index % 2 === 0 }),
      ),
    );
    expect(saves.filter(({ __typename }) => __typename === 'UpdateShopSettingsPayload')).toHaveLength(1);
    expect((await log()).filter(({ action }) => action === 'settings.shop')).toHaveLength(1);
  });
});

describe('store notices', () => {
  it('[F123] are shown at once, and anything but plain text is rejected at its field', async () => {
    const first = { expectedVersion: 0, storeNotice: ' Closed on Friday. ', topContent: 'Free delivery', isComingSoon: true };
    expect(await save('updateStoreNotices', first)).toMatchObject({ notices: { storeNotice: 'Closed on Friday.', isComingSoon: true } });
    expect(await publicSettings()).toMatchObject({
      storeNotice: { text: 'Closed on Friday.' },
      topContent: 'Free delivery',
      isComingSoon: true,
    });
    expect(await save('updateStoreNotices', { expectedVersion: 1, storeNotice: 'x'.repeat(501), topContent: 'a\nb' })).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [
        { path: ['input', 'storeNotice'], message: 'Use at most 500 characters.' },
        { path: ['input', 'topContent'], message: 'Use one line of plain text.' },
      ],
    });
    await save('updateStoreNotices', { expectedVersion: 1, storeNotice: '' });
    expect(await publicSettings()).toMatchObject({ storeNotice: null, topContent: 'Free delivery' });
    expect((await log()).map(({ details }) => details)).toEqual([
      expect.objectContaining({ storeNotice: { from: '', to: 'Closed on Friday.' }, isComingSoon: { from: false, to: true } }),
      { storeNotice: { from: 'Closed on Friday.', to: '' } },
    ]);
  });

  it('are saved independently of the shop settings', async () => {
    await save('updateShopSettings', { expectedVersion: 0, slidingCart: false });
    expect(await save('updateStoreNotices', { expectedVersion: 0, topContent: 'Hello' })).toMatchObject({ version: 1 });
    expect(await publicSettings()).toMatchObject({ slidingCart: false, topContent: 'Hello' });
  });
});

describe('tracking and analytics', () => {
  it('[F111] reject out-of-range numbers at their field, with the range', async () => {
    const wrong = { expectedVersion: 0, trackingMonths: 121, sessionMinutes: 0 };
    expect(await save('updateAttributionSettings', wrong)).toMatchObject({
      issues: [
        { path: ['input', 'trackingMonths'], message: 'Use 0 to 120 months.' },
        { path: ['input', 'sessionMinutes'], message: 'Use 1 to 1440 minutes.' },
      ],
    });
    expect(await save('updateAttributionSettings', { expectedVersion: 0, trackingMonths: 6 })).toMatchObject({
      settings: { trackingMonths: 6, sessionMinutes: 30 },
    });
    const { attributionSettings } = await newVisitor(db).query<{ attributionSettings: unknown }>(
      '{ attributionSettings { trackingMonths } }',
    );
    expect(attributionSettings).toEqual({ trackingMonths: 6 });
    expect(await save('updateAttributionSettings', { expectedVersion: 0, sessionMinutes: 10 })).toMatchObject({ code: 'STALE' });
    const sources = [{ kind: 'SEARCH', host: 'search.example', name: 'Search', parameter: 'q' }];
    await save('updateAttributionSettings', { expectedVersion: 1, trafficSources: sources });
    expect((await log()).map(({ details }) => details)).toEqual([
      { trackingMonths: { from: 0.00001, to: 6 } },
      { trafficSources: { from: '0', to: 'search search.example Search q' } },
    ]);
  });

  it('never log the secret or the path of a URL', async () => {
    const url = 'https://hooks.example.com/private-path?key=hidden';
    expect(await save('updateAnalyticsSettings', { expectedVersion: 0, keepDays: 5 })).toMatchObject({
      issues: [{ path: ['input', 'keepDays'], message: 'Visits can be kept for 7 to 396 days.' }],
    });
    const saved = await save('updateAnalyticsSettings', { expectedVersion: 0, keepDays: 30, webhookUrl: url });
    expect(saved).toMatchObject({ version: 1, newSecret: expect.stringMatching(/^whsec_/), settings: { keepDays: 30 } });
    const [entry] = await log();
    expect(entry?.details).toEqual({
      keepDays: { from: 90, to: 30 },
      webhookHost: { from: '', to: 'hooks.example.com' },
      webhookSecret: { from: 'none', to: 'new' },
    });
    expect(await save('updateAnalyticsSettings', { expectedVersion: 0, isEnabled: false })).toMatchObject({ code: 'STALE' });
  });
});

describe('[F96] newsletter form placements', () => {
  it('are saved together, and reject a stale version', async () => {
    const home = { place: 'HOME', isOn: false, variant: 'B', asksName: false };
    const product = { place: 'PRODUCT', isOn: true, variant: 'A', asksName: false };
    const saved = await save('updateNewsletterPlacements', { expectedVersion: 0, placements: [home, product] });
    expect(saved).toMatchObject({ version: 1, placements: expect.arrayContaining([home, product]) });
    expect(await save('updateNewsletterPlacements', { expectedVersion: 0, placements: [{ ...home, isOn: true }] })).toMatchObject({
      code: 'STALE',
    });
    expect((await log())[0]?.details).toMatchObject({ 'HOME isOn': { from: true, to: false }, 'PRODUCT isOn': { from: false, to: true } });
    const { newsletterFormAt } = await newVisitor(db).query<{ newsletterFormAt: unknown }>('{ newsletterFormAt(place: HOME) { variant } }');
    expect(newsletterFormAt).toBeNull();
  });
});

describe('staff rights', () => {
  it('for content and settings are separate', async () => {
    const { who: settler } = await openStaff(db, 'STAFF', ['SETTINGS']);
    const { who: writer } = await openStaff(db, 'STAFF', ['CONTENT']);
    expect(await save('updateStoreNotices', { expectedVersion: 0, topContent: 'x' }, settler)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save('updateShopSettings', { expectedVersion: 0, slidingCart: false }, writer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await save('updateStoreNotices', { expectedVersion: 0, topContent: 'x' }, writer)).toMatchObject({ version: 1 });
    expect(await save('updateShopSettings', { expectedVersion: 0, slidingCart: false }, newVisitor(db))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await publicSettings()).toMatchObject({ slidingCart: true, topContent: 'x' });
  });
});
