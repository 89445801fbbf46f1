import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { SentAlong } from '../../server/platform/operation/shop.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { details, place, type Order } from '../orders/checkoutDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { recordAsCookies } from '../../shared/attribution/cookies.ts';
import { emptyRecord } from '../../shared/attribution/records.ts';
import { seePage } from '../../shared/attribution/visit.ts';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { stopMeasuring } from './trackingSwitch.ts';

let db: Db;
let product: number;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  product = (await makeStocked(db, 50)).id;
  staff = (await openStaff(db, 'ADMINISTRATOR')).who;
});

const shop = 'https://shop.example';
const visit = {
  ownHost: 'shop.example',
  now: new Date('2026-03-01T10:00:00Z'),
  userAgent: 'Mozilla/5.0 (iPhone) Mobile',
  referrer: '',
};
const browser = (cookies: Record<string, string>, referrer = ''): SentAlong => ({
  host: 'shop.example',
  referrer,
  cookie: (name) => cookies[name],
});
const consentCookie = (answer: 'granted' | 'denied') => ({ cookie_consent: `${answer}.${wordingVersion}` });
const tracked = (...paths: string[]) => {
  const record = paths.reduce((last, path) => seePage(last, { ...visit, url: shop + path, promo: '123456' }), emptyRecord);
  return Object.fromEntries(recordAsCookies(record, { lifetime: 0, session: 30 }).map(({ name, value }) => [name, value]));
};
const attributionFields = (values: Record<string, string>) => ({
  extensions: [{ namespace: 'woocommerce/order-attribution', values: Object.entries(values).map(([key, value]) => ({ key, value })) }],
});
const agree = `mutation ($input: SetCookieConsentInput!) { setCookieConsent(input: $input) { __typename } }`;

async function attributionOfOrder(visitor: Visitor, given: object = {}) {
  await addToCart(visitor, { productId: globalId('Product', product) });
  const { order } = await place(visitor, { ...details(given), cartVersion: null });
  const { id } = order as Order;
  const { node } = await staff.query<{ node: { attribution: Record<string, unknown> | null } }>(
    `query ($id: ID!) { node(id: $id) { ... on Order { attribution { rule consentAtCapture capturedBy promoCode deviceType
      lastTouch { type source medium campaign entry } firstTouch { type source } evidence { signal isDecisive reason } } } } }`,
    { id },
  );
  return node.attribution;
}

describe('[F141] [F46] an order’s attribution', () => {
  it('comes from the form fields, with the first touch from the cookies, the rule and ignored signals', async () => {
    const sent = browser({ ...consentCookie('granted'), ...tracked('/?utm_source=first', '/?utm_source=second') });
    const values = {
      source_type: 'utm',
      utm_source: 'second',
      session_entry: `${shop}/?utm_source=second`,
      referrer: 'https://www.google.com/',
    };
    expect(await attributionOfOrder(newVisitor(db, { sent }), attributionFields(values))).toMatchObject({
      rule: 'CAMPAIGN',
      consentAtCapture: 'GRANTED',
      capturedBy: 'FIELDS',
      promoCode: '123456',
      lastTouch: { type: 'utm', source: 'second' },
      firstTouch: { type: 'utm', source: 'first' },
      evidence: [
        { signal: 'utm_source=second', isDecisive: true },
        { signal: 'referrer https://www.google.com/', isDecisive: false, reason: 'A campaign takes precedence.' },
      ],
    });
  });

  it('records a difference between the form fields and the landing page with its referrer', async () => {
    const values = { source_type: 'organic', utm_source: 'google', session_entry: `${shop}/`, referrer: '(none)' };
    expect(await attributionOfOrder(newVisitor(db, { sent: browser({}) }), attributionFields(values))).toMatchObject({
      rule: 'SEARCH_ENGINE',
      consentAtCapture: 'UNANSWERED',
      evidence: [{ signal: 'said: organic google', isDecisive: true }, { isDecisive: false }],
    });
  });

  it('comes from the cookies for an order without form fields', async () => {
    const sent = browser({ ...consentCookie('granted'), ...tracked('/shop/?utm_source=mail&utm_campaign=a%25b', '/cart/') });
    expect(await attributionOfOrder(newVisitor(db, { sent }))).toMatchObject({
      rule: 'CAMPAIGN',
      capturedBy: 'COOKIES',
      deviceType: 'Mobile',
      lastTouch: { type: 'utm', source: 'mail', campaign: 'a%b', entry: `${shop}/shop/?utm_source=mail&utm_campaign=a%25b` },
    });
  });

  it('comes from the landing recorded by the server without scripts, and is not replaced by a direct visit', async () => {
    const sent = browser(consentCookie('granted'));
    const visitor = newVisitor(db, { sent });
    const landing = { url: `${shop}/?utm_source=flyer`, referrer: 'https://blog.example/' };
    await visitor.query(agree, { input: { isGranted: true, landing } });
    expect(await attributionOfOrder(visitor, attributionFields({ source_type: 'typein', utm_source: '(direct)' }))).toMatchObject({
      rule: 'CAMPAIGN',
      capturedBy: 'SERVER',
      lastTouch: { type: 'utm', source: 'flyer' },
      firstTouch: { type: 'utm', source: 'flyer' },
    });
  });

  it.each([
    ['another shop’s URL', { url: 'https://evil.example/?utm_source=x' }],
    ['not a URL', { url: 'x'.repeat(5_000) }],
  ])('is null if the landing is %s', async (_name, landing) => {
    const visitor = newVisitor(db, { sent: browser(consentCookie('granted')) });
    await visitor.query(agree, { input: { isGranted: true, landing } });
    expect(await db.prisma.visitorArrival.count()).toBe(0);
    expect(await attributionOfOrder(visitor)).toBeNull();
  });

  it('is null after declining, and recorded arrivals are deleted', async () => {
    const visitor = newVisitor(db, { sent: browser({ ...consentCookie('denied'), ...tracked('/?utm_source=a') }) });
    await visitor.query(agree, { input: { isGranted: true, landing: { url: `${shop}/?utm_source=a` } } });
    expect(await db.prisma.visitorArrival.count()).toBe(1);
    await visitor.query(agree, { input: { isGranted: false, landing: { url: `${shop}/?utm_source=a` } } });
    expect(await db.prisma.visitorArrival.count()).toBe(0);
    expect(await attributionOfOrder(visitor, attributionFields({ source_type: 'utm', utm_source: 'a' }))).toBeNull();
  });

  it('[F113] is null while tracking is turned off', async () => {
    await stopMeasuring(db);
    const visitor = newVisitor(db, { sent: browser({ ...consentCookie('granted'), ...tracked('/?utm_source=a') }) });
    expect(await attributionOfOrder(visitor, attributionFields({ source_type: 'utm', utm_source: 'a' }))).toBeNull();
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>"', '"'],
    ['5,000 characters', 'x'.repeat(5_000), 'x'.repeat(255)],
    ['control characters', 'a\u0000b\u0007', 'a b'],
  ])('[F108] is text of limited length for %s, from fields and cookies', async (_name, value, kept) => {
    const byFields = await attributionOfOrder(
      newVisitor(db, { sent: browser({}) }),
      attributionFields({ source_type: 'utm', utm_source: value, utm_campaign: value }),
    );
    expect(byFields).toMatchObject({ lastTouch: { campaign: kept } });
    const cookies = tracked(`/?utm_campaign=${encodeURIComponent(value)}`);
    const byCookies = await attributionOfOrder(newVisitor(db, { sent: browser({ ...consentCookie('granted'), ...cookies }) }));
    expect(byCookies).toMatchObject({ lastTouch: { campaign: kept } });
  });
});

describe('[F109] [F114] attribution settings and rules', () => {
  const tryIt = `query ($url: String!, $referrer: String) { classifyLanding(url: $url, referrer: $referrer) {
    rule touch { type source } evidence { signal isDecisive } } }`;
  const save = `mutation ($input: UpdateAttributionSettingsInput!) { result: updateAttributionSettings(input: $input) {
    __typename ... on UpdateAttributionSettingsPayload { settings { trackingMonths trafficSources { name } } }
    ... on InvalidInputError { issues { path message } } } }`;
  const settings = { allowTracking: true, trackingMonths: 6, sessionMinutes: 30, givesPromoCode: false, trafficSources: [] as object[] };

  it('use the shop’s own search engines as soon as they are saved', async () => {
    const { who } = await openStaff(db, 'ADMINISTRATOR', [], { sent: browser({}) });
    const arrival = { url: `${shop}/`, referrer: 'https://find.example/?for=lamp' };
    expect(await who.query(tryIt, arrival)).toMatchObject({ classifyLanding: { rule: 'REFERRAL', touch: { source: 'find.example' } } });
    const trafficSources = [{ kind: 'SEARCH', host: 'Find.example', name: 'finder', parameter: 'for' }];
    expect(await who.query(save, { input: { ...settings, trafficSources } })).toMatchObject({
      result: { settings: { trackingMonths: 6, trafficSources: [{ name: 'finder' }] } },
    });
    expect(await who.query(tryIt, arrival)).toMatchObject({
      classifyLanding: { rule: 'SEARCH_ENGINE', touch: { type: 'organic', source: 'finder' } },
    });
    expect(await db.prisma.auditEntry.findMany({ where: { action: 'settings.attribution' } })).toHaveLength(1);
  });

  it.each([
    ['trackingMonths', { trackingMonths: -1 }],
    ['sessionMinutes', { sessionMinutes: 0 }],
    ['trafficSources', { trafficSources: [{ kind: 'SEARCH', host: 'https://x', name: 'x' }] }],
    ['trafficSources', { trafficSources: [{ kind: 'SOCIAL', host: 'x.example', name: '<b>' }] }],
  ])('[F111] [F112] reject an invalid %s (%#)', async (field, wrong) => {
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    const { result } = await who.query<{ result: { issues?: { path: string[] }[] } }>(save, { input: { ...settings, ...wrong } });
    expect(result.issues?.[0]?.path).toContain(field);
  });
});
