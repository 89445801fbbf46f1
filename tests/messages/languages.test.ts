import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { globalId } from '../../shared/globalId.ts';
import type { Language } from '../../shared/languages.ts';
import { schema } from '../../server/api/schema.ts';
import { createGraphqlServer } from '../../server/api/yoga.ts';
import { messages as ofCoupons } from '../../server/commerce/coupons/__generated__/messages.ts';
import { messages as ofAccounts } from '../../server/foundation/accounts/__generated__/messages.ts';
import { messages as ofAlerts } from '../../server/engagement/alerts/__generated__/messages.ts';
import { messages as ofCompare } from '../../server/engagement/compare/__generated__/messages.ts';
import { messages as ofContact } from '../../server/engagement/contact/__generated__/messages.ts';
import { messages as ofNewsletter } from '../../server/engagement/newsletter/__generated__/messages.ts';
import { messages as ofOffers } from '../../server/engagement/offers/__generated__/messages.ts';
import { messages as ofOrders } from '../../server/commerce/orders/__generated__/messages.ts';
import { messages as ofPayments } from '../../server/commerce/payments/__generated__/messages.ts';
import { messages as ofWishlist } from '../../server/engagement/wishlist/__generated__/messages.ts';
import { messages as ofInputs } from '../../server/platform/inputs/__generated__/messages.ts';
import { CouponNotInCartError } from '../../server/commerce/coupons/errors.ts';
import { bankAccountInput } from '../../server/commerce/payments/admin/input.ts';
import { PaymentDeclinedError } from '../../server/commerce/payments/providers/errors.ts';
import { eventText } from '../../server/commerce/orders/orderEvents.ts';
import { OrderStateError } from '../../server/commerce/orders/errors.ts';
import { Form } from '../../server/legacy/form.ts';
import { legacyCall } from '../../server/legacy/call.ts';
import { removeCouponRow } from '../../server/legacy/rows/coupons.ts';
import { subscribeRow } from '../../server/legacy/rows/subscribers.ts';
import { parseInput, readInput, type InvalidInputError } from '../../server/platform/errors/errors.ts';
import { issueText, withText } from '../../server/platform/errors/issueText.ts';
import type { Context } from '../../server/platform/graphql/context.ts';
import { messages as ofGraphql } from '../../server/platform/graphql/__generated__/messages.ts';
import { maskError } from '../../server/platform/graphql/maskError.ts';
import { SharedMoment } from '../../server/platform/graphql/sharedMoment.ts';
import { textIn, type Text } from '../../server/platform/i18n/text.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { shopOf } from '../reviews/reviewRows.ts';

// The shop has one language. These tests add a second one, which only they know, to some catalogues.

const other = 'xx' as Language;
const marked = [ofAccounts, ofAlerts, ofCompare, ofContact, ofInputs, ofNewsletter, ofOffers, ofOrders, ofPayments, ofWishlist] as Record<
  string,
  Record<string, unknown>
>[];
const added = [ofCoupons, ofGraphql, ...marked] as Record<string, unknown>[];

/** Makes each message of a catalogue name the second language at its end. */
const inOther = (catalogue: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [
      key,
      typeof message === 'function' ? (values: unknown) => `${String(message(values))} (xx)` : `${String(message)} (xx)`,
    ]),
  );
let db: Db;

beforeAll(async () => {
  db = await freshDb();
  Object.assign(ofCoupons, {
    [other]: { ...ofCoupons.en, isNoLongerInYourCart: ({ code }: { code: string }) => `${code} (xx)` },
  });
  for (const catalogue of marked) catalogue[other] = inOther(catalogue.en ?? {});
  Object.assign(ofGraphql, { [other]: { ...ofGraphql.en, somethingWentWrong: 'Fault (xx).' } });
});

afterAll(() => {
  for (const messages of added) delete messages[other];
});

const inEnglish = 'The coupon “TEN” is no longer in your cart.';
const removeTen = `mutation { removeCoupon(input: { code: "TEN" }) { __typename ... on UserError { code message path } } }`;

/** A product that doesn’t exist. */
const nobody = globalId('Product', 999_999);

const logFault = (fault: unknown) => {
  throw fault;
};

async function contextIn(language: Language): Promise<Context> {
  return { shop: { ...(await shopOf(db)), language }, requestId: 'test', markPrivate: () => undefined };
}

test('[I74] an expected error has its message in the language of the request, and its code in all', async () => {
  for (const [language, message] of [
    ['en', inEnglish],
    [other, 'TEN (xx)'],
  ] as const) {
    const { data } = await newVisitor(db, { language }).gql(removeTen);
    expect(data).toMatchObject({ removeCoupon: { code: 'COUPON_NOT_IN_CART', message, path: ['input', 'code'] } });
  }
});

test('[I74] one thrown error is written in each language where it is answered; logs have the default language', () => {
  const error = new CouponNotInCartError('TEN');
  const request = { correlationId: 'test', logFault };
  expect(error.message).toBe(inEnglish);
  expect(maskError(error, { ...request, language: 'en' }).message).toBe(inEnglish);
  expect(maskError(error, { ...request, language: other })).toMatchObject({
    message: 'TEN (xx)',
    extensions: { code: 'COUPON_NOT_IN_CART', path: ['input', 'code'] },
  });
});

/** Mutations that fail, and the start of their message in English. */
const failing: [module: string, mutation: string, message: string][] = [
  ['accounts', 'signIn(input: { email: "ada@example.com", password: "" })', 'Enter your password.'],
  ['inputs', 'signIn(input: { email: "ada", password: "x" })', 'Enter an email address'],
  ['newsletter', 'subscribe(input: { email: "" })', 'Enter your email address.'],
  ['orders', 'findOrder(input: { number: 0, email: "ada@example.com" })', 'Order numbers start at 1.'],
  ['offers', 'revealCoupon(input: { codeText: "NO-SUCH-CODE" })', 'Coupon not found.'],
  ['alerts', `requestStockAlert(input: { productId: "${nobody}", email: "ada@example.com" })`, 'This product is no longer sold.'],
  ['contact', 'sendContactMessage(input: { name: "", email: "ada@example.com", topic: OTHER, message: "Hello" })', 'Enter your name.'],
];

test.each(failing)('[I74] errors of %s have the language of the request: %s', async (_module, mutation, inEnglishToo) => {
  const document = `mutation { result: ${mutation} { __typename ... on UserError { code message } } }`;
  const told = async (language: Language) => {
    const { data, errors } = await newVisitor(db, { language }).gql(document);
    expect(errors).toEqual([]);
    return data?.result as unknown as { code: string; message: string };
  };
  const english = await told('en');
  expect(english.message).toContain(inEnglishToo);
  expect(await told(other)).toEqual({ ...english, message: `${english.message} (xx)` });
});

test('[I74] errors and events with several sentences have the language in each', () => {
  const declined = new PaymentDeclinedError('The card has expired.', 1);
  expect(declined.message).toBe(
    'The card has expired. You haven’t been charged, and your cart is unchanged. Try again or choose another payment method.',
  );
  expect(textIn(declined.text, other)).toBe(`${declined.message} (xx)`);
  const state = new OrderStateError('cancelled', 'COMPLETED', (language) => `Hint ${language}.`);
  expect(state.message).toBe('This order can’t be cancelled: it has been shipped. Hint en.');
  expect(textIn(state.text, other)).toBe('This order can’t be cancelled: it has been shipped. (xx) Hint xx.');
  expect(textIn(eventText('declined', { reason: 'No money.' }, false), other)).toBe('The payment failed. (xx) No money.');
});

test('[I74] messages of forms of the staff have the language too', () => {
  const { issues } = readInput(bankAccountInput, { accountName: 'Souk', iban: 'XX89 3704', bic: 'COBADEFFXXX' });
  expect(issues?.map(({ message }) => textIn(message, other))).toEqual([
    'XX isn’t a SEPA country. Enter an IBAN from a country that is. (xx)',
  ]);
});

test('[I74] faults of resolvers have the language and the ID of the request', async () => {
  const logged: string[] = [];
  const persisted = { document: () => null } as never;
  const server = createGraphqlServer({
    path: '/graphql',
    schema,
    persisted,
    isDevelopment: false,
    logFault: (_fault, correlationId) => void logged.push(correlationId),
  });
  const context = await contextIn(other);
  const visitor = { ...context.shop.visitor, current: () => Promise.reject(new Error('broken')) };
  const { errors } = await server.execute({ query: '{ viewer { cart { version } } }' }, { ...context, shop: { ...context.shop, visitor } });
  expect(errors).toMatchObject([{ message: 'Fault (xx).', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'test' } }]);
  expect(logged).toEqual(['test']);
});

test('[I74] old endpoints answer in the language of the request', async () => {
  for (const [language, text] of [
    ['en', inEnglish],
    [other, 'TEN (xx)'],
  ] as const) {
    const form = new Form([['coupon', 'TEN']]);
    const call = legacyCall({ context: await contextIn(language), form, headers: {}, origin: 'https://shop.example', logFault });
    expect((await removeCouponRow.answer(call)).body).toContain(text);
  }
});

test('[I74] old forms of the newsletter answer in the language of the request', async () => {
  const bodies = await Promise.all(
    (['en', other] as const).map(async (language) => {
      const form = new Form([['subscriberemail', '']]);
      const call = legacyCall({ context: await contextIn(language), form, headers: {}, origin: 'https://shop.example', logFault });
      return (await subscribeRow.answer(call)).body;
    }),
  );
  expect(bodies).toEqual(['Enter your email address.', 'Enter your email address. (xx)']);
});

test('[I74] messages of input schemas have the language too', () => {
  const twoLanguages: Text = (language) => (language === other ? 'Short (xx).' : 'Too short.');
  const schema = z.object({
    name: z
      .string()
      .min(3, withText(twoLanguages))
      .refine((name) => name !== '', 'A plain text.'),
    rest: z.string().superRefine((rest, issues) => {
      if (rest === '') issues.addIssue({ code: 'custom', message: issueText((language) => `Rest ${language}.`) });
    }),
  });
  let thrown: unknown;
  try {
    parseInput(schema, { name: '', rest: '' });
  } catch (error) {
    thrown = error;
  }
  const { issues, text, message } = thrown as InvalidInputError;
  const told = (language: Language) => issues.map((issue) => [issue.path.join('.'), textIn(issue.message, language)]);
  expect(told('en')).toEqual([
    ['input.name', 'Too short.'],
    ['input.name', 'A plain text.'],
    ['input.rest', 'Rest en.'],
  ]);
  expect(told(other)).toEqual([
    ['input.name', 'Short (xx).'],
    ['input.name', 'A plain text.'],
    ['input.rest', 'Rest xx.'],
  ]);
  expect(message).toBe('Too short. A plain text. Rest en.');
  expect(textIn(text, other)).toBe('Short (xx). A plain text. Rest xx.');
  // Outside of parseInput, messages are in the default language.
  expect(schema.safeParse({ name: 'Ada', rest: '' }).error?.issues[0]?.message).toBe('Rest en.');
});

test('[I74] streams share a response within a language only', async () => {
  const context = await contextIn('en');
  const languages: Language[] = [];
  const run: typeof execute = (args) => {
    languages.push((args.contextValue as Context).shop.language);
    return execute(args);
  };
  const moment = new SharedMoment(context, run);
  const document = parse('{ __typename }');
  for (const contextValue of [context, await contextIn(other), await contextIn('en')])
    await moment.answer({ schema, document, contextValue });
  expect(languages).toEqual(['en', other]);
});
