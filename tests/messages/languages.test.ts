import { execute, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '../../shared/languages.ts';
import { schema } from '../../server/api/schema.ts';
import { createGraphqlServer } from '../../server/api/yoga.ts';
import { messages as ofCoupons } from '../../server/commerce/coupons/__generated__/messages.ts';
import { CouponNotInCartError } from '../../server/commerce/coupons/errors.ts';
import { Form } from '../../server/legacy/form.ts';
import { legacyCall } from '../../server/legacy/call.ts';
import { removeCouponRow } from '../../server/legacy/rows/coupons.ts';
import { parseInput, type InvalidInputError } from '../../server/platform/errors/errors.ts';
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

// The shop has one language. These tests add a second one, which only they know, to two catalogues.

const other = 'xx' as Language;
const added = [ofCoupons, ofGraphql] as Record<string, unknown>[];
let db: Db;

beforeAll(async () => {
  db = await freshDb();
  Object.assign(ofCoupons, {
    [other]: { ...ofCoupons.en, isNoLongerInYourCart: ({ code }: { code: string }) => `${code} (xx)` },
  });
  Object.assign(ofGraphql, { [other]: { ...ofGraphql.en, somethingWentWrong: 'Fault (xx).' } });
});

afterAll(() => {
  for (const messages of added) delete messages[other];
});

const inEnglish = 'The coupon “TEN” is no longer in your cart.';
const removeTen = `mutation { removeCoupon(input: { code: "TEN" }) { __typename ... on UserError { code message path } } }`;

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
