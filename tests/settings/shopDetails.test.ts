import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setCurrencyDisplay } from '../../shared/money/display.ts';
import { readAccountMail, renderAccountMail } from '../../server/foundation/accounts/accounts.ts';
import { readOrderMail, renderOrderMail } from '../../server/commerce/orders/orders.ts';
import { bumpRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { administrator } from '../orders/orderDocuments.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { details, detailsFor, placed, quoteOf, shopper } from '../orders/checkoutDocuments.ts';
import { postGraphql, testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// The shop's name, appearance and texts are one group of settings.

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  ({ who: staff } = await openStaff(db, 'STAFF', ['SETTINGS']));
});

const update = `mutation ($input: UpdateShopDetailsInput!) { result: updateShopDetails(input: $input) {
  __typename ... on UpdateShopDetailsPayload { version shop { name } }
  ... on UserError { code message } ... on InvalidInputError { issues { path message } } ... on StaleRecordError { currentVersion } } }`;
const save = async (input: Record<string, unknown>, who = staff) =>
  (await who.query<{ result: Record<string, unknown> }>(update, { input })).result;
const askShop = async (fields: string) => (await newVisitor(db).query<{ shop: Record<string, unknown> }>(`{ shop { ${fields} } }`)).shop;

const company = {
  legalName: 'Corner Trading Ltd',
  street: 'Lane 7',
  postcode: 'D02 X285',
  city: 'Dublin',
  country: 'IE',
  email: 'hello@corner.example',
};

describe('[F16] the shop’s details', () => {
  it('are visible at once, and invalidate cached pages', async () => {
    const revision = await sharedRevision(db);
    const before = revision.cacheKey();
    expect(await askShop('name accentColour defaultCountry')).toEqual({ name: 'Souk', accentColour: '#0f5c4d', defaultCountry: 'DE' });
    expect(await save({ expectedVersion: 0, name: ' Corner shop ', ...company })).toEqual({
      __typename: 'UpdateShopDetailsPayload',
      version: 1,
      shop: { name: 'Corner shop' },
    });
    expect(await askShop('name addressLines')).toEqual({
      name: 'Corner shop',
      addressLines: ['Corner Trading Ltd', 'Lane 7', 'D02 X285 Dublin', 'Ireland'],
    });
    expect(revision.cacheKey()).not.toBe(before);
    expect(await save({ expectedVersion: 0, name: 'Other' })).toMatchObject({
      __typename: 'StaleRecordError',
      code: 'STALE',
      currentVersion: 1,
    });
  });

  it('are rejected at their fields, with instructions', async () => {
    const wrong = {
      expectedVersion: 0,
      name: ' ',
      accentColour: '#ffcc00',
      saleColour: 'red',
      logoPath: 'https://elsewhere.example/logo.png',
      email: 'nobody',
      country: 'XX',
    };
    expect(await save(wrong)).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [
        { path: ['input', 'name'], message: 'This field is required.' },
        { path: ['input', 'logoPath'], message: expect.stringContaining('Enter the path of an image in this shop') },
        {
          path: ['input', 'accentColour'],
          message: expect.stringMatching(/^Choose a darker colour: .* contrast ratio of 1\.\d .* at least 4\.5\.$/),
        },
        { path: ['input', 'saleColour'], message: 'Enter a colour as #rrggbb, such as #0f5c4d.' },
        { path: ['input', 'country'], message: expect.any(String) },
        { path: ['input', 'email'], message: 'Enter an email address, such as shop@example.com.' },
      ],
    });
    expect(await askShop('name accentColour')).toEqual({ name: 'Souk', accentColour: '#0f5c4d' });
  });

  it('can only be changed by staff with the SETTINGS right', async () => {
    const { who: writer } = await openStaff(db, 'STAFF', ['CONTENT']);
    for (const who of [writer, newVisitor(db)])
      expect(await save({ expectedVersion: 0, name: 'Mine' }, who)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await askShop('name')).toEqual({ name: 'Souk' });
  });

  it('name the shop in its emails: subject, sender and legal footer', async () => {
    const { number } = await placed(await shopper(db, { [(await makeStocked(db, 5)).id]: 1 }), details());
    await save({ expectedVersion: 0, name: 'Corner <shop>', ...company, vatId: 'IE1234567T' });
    const { id } = await db.prisma.order.findFirstOrThrow();
    const facts = await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, kind: 'placed' }, 'https://shop.example');
    if (!facts) throw new Error('There is no mail');
    const mail = renderOrderMail(facts);
    expect(mail).toMatchObject({ subject: `Your order ${number} at Corner <shop>`, senderName: 'Corner <shop>' });
    expect(facts.payment).toMatchObject({ reference: `CORNERSHOP-${number}` });
    const end = ['Corner Trading Ltd, Lane 7, D02 X285 Dublin, Ireland', 'VAT ID IE1234567T', 'hello@corner.example'];
    expect(mail.text.trimEnd().endsWith(['Corner <shop>', ...end].join('\n'))).toBe(true);
    for (const line of end) expect(mail.html.toString()).toContain(line);
    expect(mail.html.toString()).toContain('Corner &lt;shop&gt;');
    expect(mail.html.toString()).not.toMatch(/Souk|<shop>/);

    const request = await db.prisma.accountRequest.create({
      data: { kind: 'REGISTER', email: 'new@example.com', createdAt: testNow, expiresAt: new Date(testNow.getTime() + 60_000) },
    });
    const account = await readAccountMail(db, request.id, 'https://shop.example', testNow);
    if (!account) throw new Error('There is no mail');
    expect(renderAccountMail(account.facts).text).toContain('Welcome to Corner <shop>.');
  });

  it('set the default country of carts without an address', async () => {
    const ada = await shopper(db, { [(await makeStocked(db, 5)).id]: 1 });
    expect((await quoteOf(ada))?.country).toEqual({ code: 'DE' });
    await save({ expectedVersion: 0, defaultCountry: 'IE' });
    expect((await quoteOf(ada))?.country).toEqual({ code: 'IE' });
  });

  it('create a new version of changed terms, which orders record', async () => {
    const version = async () =>
      (await newVisitor(db).query<{ checkout: { termsVersion: string } }>('{ checkout { termsVersion } }')).checkout.termsVersion;
    expect(await version()).toBe('2026-11');
    await save({ expectedVersion: 0, terms: '## Prices\n\nThey hold.' });
    const next = await version();
    expect(next).toMatch(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/);
    await save({ expectedVersion: 1, tagline: 'Open late' });
    expect(await version()).toBe(next);
    await placed(await shopper(db, { [(await makeStocked(db, 5)).id]: 1 }), details());
    await save({ expectedVersion: 2, terms: 'Newer ones.' });
    const read = `query ($number: Int!) { order: orderByNumber(number: $number) { acceptedTerms { version text publishedAt } } }`;
    const { number } = await db.prisma.order.findFirstOrThrow();
    const acceptedTerms = { version: next, text: '## Prices\n\nThey hold.', publishedAt: testNow.toISOString() };
    expect(await (await administrator(db)).query(read, { number })).toEqual({ order: { acceptedTerms } });
    // Published legal texts can't be changed afterwards.
    await expect(db.pool.query(`UPDATE "LegalText" SET "text" = 'None.'`)).rejects.toThrow('append-only');
    await expect(db.pool.query('DELETE FROM "LegalText"')).rejects.toThrow('append-only');
  });

  it('set the currency format of every amount', async () => {
    onTestFinished(() => setCurrencyDisplay('SYMBOL'));
    const visitor = await shopper(db, { [(await makeStocked(db, 5)).id]: 1 });
    const total = async () =>
      (await visitor.query<{ viewer: { cart: { total: { formatted: string } } } }>('{ viewer { cart { total { formatted } } } }')).viewer
        .cart.total.formatted;
    expect(await total()).toMatch(/^€\d/);
    expect(await save({ expectedVersion: 0, currencyDisplay: 'ROMAN' })).toMatchObject({ code: 'INVALID_INPUT' });
    await save({ expectedVersion: 0, currencyDisplay: 'SYMBOL_AFTER' });
    expect(await askShop('currencyDisplay')).toEqual({ currencyDisplay: 'SYMBOL_AFTER' });
    expect(await total()).toMatch(/\d\u00a0€$/);
    await placed(visitor, await detailsFor(visitor));
    const { id } = await db.prisma.order.findFirstOrThrow();
    const facts = await readOrderMail({ db, payments: testPayments(db) }, { orderId: id, kind: 'placed' }, 'https://shop.example');
    if (!facts) throw new Error('There is no mail');
    expect(renderOrderMail(facts).text).toMatch(/Total +\d[\d,.]*\u00a0€/);
  });

  it('say how every amount is written, also what another instance has saved and before this one renders a page', async () => {
    onTestFinished(() => setCurrencyDisplay('SYMBOL'));
    await makeStocked(db, 5, { regularPriceMinor: 1_900 });
    const shop = await testApp(db);
    onTestFinished(async () => void (await shop.app.close()));
    const price = async () =>
      (await postGraphql(shop.app, { query: '{ products(first: 1) { edges { node { price { formatted } } } } }' })).body.match(
        /"formatted":"([^"]+)"/,
      )?.[1];
    expect(await price()).toBe('€19.00');
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { currencyDisplay: 'CODE' } });
    await bumpRevision(db.pool);
    await shop.catalog.reload();
    expect(await price()).toBe('EUR\u00a019.00');
  });

  it.each(['contact@müller.de', 'contact@MÜLLER.de', 'info@bücher.example', 'kontakt@żółć.pl', 'info@παράδειγμα.ελ', 'a@xn--mller-kva.de'])(
    'may have the address %s, which is shown as it was entered',
    async (email) => {
      expect(await save({ expectedVersion: 0, email })).toMatchObject({ __typename: 'UpdateShopDetailsPayload' });
      expect(await askShop('email')).toEqual({ email });
    },
  );

  it.each(['müller.de', 'contact@', 'contact@müller', 'a b@müller.de', 'a@b@müller.de', 'a@%6dueller.de', 'a@müller.de/x'])(
    'may not have the address %s',
    async (email) => {
      const message = 'Enter an email address, such as shop@example.com.';
      expect(await save({ expectedVersion: 0, email })).toMatchObject({ issues: [{ path: ['input', 'email'], message }] });
    },
  );

  it('[I80] the sitemap lists the questions, and pages link to them, only if the shop has a text for them', async () => {
    const shop = await testApp(db);
    onTestFinished(async () => void (await shop.app.close()));
    const isListed = async () => {
      await shop.catalog.reload();
      return (await shop.app.inject({ url: '/sitemap-1.xml', headers: { host: 'localhost:4000' } })).body.includes('/faq/');
    };
    const isShown = async () => [(await askShop('hasFaq')).hasFaq, await isListed()];
    expect(await isShown()).toEqual([false, false]);
    await save({ expectedVersion: 0, faq: '### Why?\nBecause.' });
    expect(await isShown()).toEqual([true, true]);
    await save({ expectedVersion: 1, faq: '  ' });
    expect(await isShown()).toEqual([false, false]);
  });

  it('all texts are stored as they were published', async () => {
    await save({ expectedVersion: 0, privacy: 'We forget you.', withdrawal: '14 days.' });
    await save({ expectedVersion: 1, privacy: 'We forget you at once.' });
    const texts = await db.prisma.legalText.findMany({ where: { publishedAt: testNow }, orderBy: { id: 'asc' } });
    expect(texts.map(({ kind, text }) => [kind, text])).toEqual([
      ['privacy', 'We forget you.'],
      ['withdrawal', '14 days.'],
      ['privacy', 'We forget you at once.'],
    ]);
  });

  it('are part of consent wordings, and the ledger records the name', async () => {
    await save({ expectedVersion: 0, name: 'Corner shop' });
    const { cookieConsent } = await newVisitor(db).query<{ cookieConsent: { wording: string } }>('{ cookieConsent { wording } }');
    expect(cookieConsent.wording).toContain('how you found Corner shop ');
    await newVisitor(db).query('mutation { setCookieConsent(input: { isGranted: true }) { __typename } }');
    expect(await db.prisma.consentEntry.findMany()).toMatchObject([{ kind: 'COOKIES', shopName: 'Corner shop' }]);
  });
});
