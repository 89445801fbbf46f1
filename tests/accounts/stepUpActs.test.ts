import { isUnionType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { schema } from '../../server/api/schema.ts';
import { ordered } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { openStaff } from './adminWalk.ts';

// Actions that an intruder at an open page must not be able to perform: they move money, change where money goes, grant rights, create
// keys, delete persons, or delete data irreversibly.

const acts = [
  'adminRenewRecoveryCodes',
  'createApiKey',
  'createIntegration',
  'createWebhook',
  'deleteAllSubscribers',
  'deleteCustomer',
  'deleteIntegration',
  'deleteWebhook',
  'refundOrder',
  'resetStaffAccount',
  'resumeJob',
  'revokeStaffAccount',
  'rotateApiKey',
  'rotateWebhookSecret',
  'setActiveIntegrations',
  'setStaffAccount',
  'updateAnalyticsSettings',
  'updateApiKey',
  'updateBankAccount',
  'updateIntegration',
  'updatePaymentMethod',
  'updatePaymentSettings',
  'updateShopDetails',
  'updateWebhook',
];

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

it('these acts ask for password or code anew, and no others', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const asking = mutations.filter(({ type }) => {
    const union = 'ofType' in type ? type.ofType : type;
    return isUnionType(union) && union.getTypes().some(({ name }) => name === 'StepUpRequiredError');
  });
  expect(asking.map(({ name }) => name).toSorted()).toEqual(acts);
});

describe('eleven minutes after password and code were shown', () => {
  const later = new Date(testNow.getTime() + 11 * 60_000);
  const asked = { __typename: 'StepUpRequiredError', code: 'STEP_UP_REQUIRED' };
  async function staff(): Promise<Visitor> {
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    who.at(later);
    return who;
  }

  it('nothing is paid back', async () => {
    const { order } = await ordered(db);
    const visitor = await staff();
    const input = { orderId: order.id, amount: 100, restock: false, reason: 'x', idempotencyKey: 'step-up-refund' };
    const document = `mutation ($input: RefundOrderInput!) { result: refundOrder(input: $input) { __typename ... on UserError { code } } }`;
    expect(await visitor.ask(document, { input })).toMatchObject({ result: asked });
    expect(await db.prisma.refund.count()).toBe(0);
  });

  it('the shop stays who it is, and its terms hold', async () => {
    const visitor = await staff();
    const before = await db.prisma.shopIdentity.findUniqueOrThrow({ where: { id: 1 } });
    const input = { expectedVersion: 0, legalName: 'Somebody else', email: 'thief@example.com', terms: 'No returns.' };
    const document = `mutation ($input: UpdateShopDetailsInput!) { result: updateShopDetails(input: $input) { __typename ... on UserError { code } } }`;
    expect(await visitor.ask(document, { input })).toMatchObject({ result: asked });
    expect(await db.prisma.shopIdentity.findUniqueOrThrow({ where: { id: 1 } })).toEqual(before);
    expect(await db.prisma.auditEntry.count({ where: { action: 'settings.identity' } })).toBe(0);
  });

  it('money goes where it went; what a form would save may still be tried', async () => {
    const visitor = await staff();
    const read = '{ shopBankAccount { accountName iban bic version } }';
    const { shopBankAccount: before } = await visitor.ask<{ shopBankAccount: { version: number } }>(read);
    const input = {
      accountName: 'Somebody else',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      expectedVersion: before.version,
    };
    const save = (isDryRun: boolean) =>
      visitor.ask(
        `mutation ($input: UpdateBankAccountInput!) {
          result: updateBankAccount(input: $input, isDryRun: ${isDryRun}) { __typename ... on UserError { code message } } }`,
        { input },
      );
    expect(await save(false)).toMatchObject({ result: asked });
    expect(await save(true)).toMatchObject({ result: { __typename: 'DryRunPassed' } });
    expect(await visitor.ask(read)).toEqual({ shopBankAccount: before });
  });

  it('a guest hears that the right is missing, not that a password would help', async () => {
    const document =
      'mutation { result: refundOrder(input: { orderId: "T3JkZXI6MQ==", amount: 1, idempotencyKey: "guest-refund" }) { __typename } }';
    expect(await newVisitor(db).ask(document)).toEqual({ result: { __typename: 'ForbiddenError' } });
  });
});
