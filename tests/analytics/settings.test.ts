import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';

// Analytics settings as changed by staff.

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = (await openStaff(db, 'ADMINISTRATOR')).who;
});

interface Outcome {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
  newSecret?: string | null;
  settings?: { isEnabled: boolean; keepDays: number; webhookUrl: string };
}

async function save(who: Visitor, input: object): Promise<Outcome> {
  const { result } = await who.query<{ result: Outcome }>(
    `mutation ($input: UpdateAnalyticsSettingsInput!) { result: updateAnalyticsSettings(input: $input) { __typename
      ... on UpdateAnalyticsSettingsPayload { newSecret settings { isEnabled keepDays webhookUrl } }
      ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`,
    { input },
  );
  return result;
}

const stored = () => db.prisma.analyticsSettings.findUniqueOrThrow({ where: { id: 1 } });
const audited = () => db.prisma.auditEntry.findMany({ where: { action: 'analytics.save' }, select: { details: true, accountId: true } });

describe('[F116] updateAnalyticsSettings', () => {
  it('changes only the given settings, and audits them without secrets', async () => {
    const first = await save(admin, { keepDays: 30, webhookUrl: ' https://hooks.example/in?token=hush ' });
    expect(first).toMatchObject({
      newSecret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as unknown,
      settings: { isEnabled: true, keepDays: 30, webhookUrl: 'https://hooks.example/in?token=hush' },
    });
    expect(await save(admin, { isEnabled: false })).toMatchObject({ newSecret: null, settings: { isEnabled: false, keepDays: 30 } });
    expect((await stored()).webhookSecret).toBe(first.newSecret);
    const entries = await audited();
    expect(entries.map(({ details }) => details)).toEqual([
      {
        keepDays: { from: 90, to: 30 },
        webhookHost: { from: '', to: 'hooks.example' },
        webhookSecret: { from: 'none', to: 'new' },
      },
      { isEnabled: { from: true, to: false } },
    ]);
    expect(entries.every(({ accountId }) => accountId !== null)).toBe(true);
  });

  it('creates a new secret on request and for each new URL, and starts with events from then on', async () => {
    const first = await save(admin, { webhookUrl: 'https://hooks.example/in' });
    const renewed = await save(admin, { renewsSecret: true });
    await db.prisma.analyticsSettings.update({
      where: { id: 1 },
      data: { webhookFailures: 4, webhookFailure: 'x', webhookNextAt: testNow },
    });
    const visit = '11111111-1111-4111-8111-111111111111';
    const event = { eventId: 'a', at: testNow, name: 'page_view', visitKey: visit, path: '/', payload: {} };
    const { id } = await db.prisma.analyticsEvent.create({ data: event, select: { id: true } });
    const moved = await save(admin, { webhookUrl: 'https://other.example/in' });
    expect(new Set([first.newSecret, renewed.newSecret, moved.newSecret]).size).toBe(3);
    expect(await stored()).toMatchObject({
      webhookSentId: id,
      webhookSecret: moved.newSecret,
      webhookFailures: 0,
      webhookFailure: '',
      webhookNextAt: null,
    });
    expect(await save(admin, { webhookUrl: '' })).toMatchObject({ newSecret: null, settings: { webhookUrl: '' } });
    expect((await stored()).webhookSecret).toBe('');
  });

  it.each([
    ['keepDays', { keepDays: 6 }],
    ['keepDays', { keepDays: 397 }],
    ['webhookUrl', { webhookUrl: 'http://hooks.example/in' }],
    ['webhookUrl', { webhookUrl: 'hooks' }],
    ['webhookUrl', { webhookUrl: 'javascript:alert(1)' }],
    ['webhookUrl', { webhookUrl: `https://hooks.example/${'x'.repeat(5_000)}` }],
    ['webhookUrl', { webhookUrl: 'https://127.0.0.1/in' }],
    ['webhookUrl', { webhookUrl: 'https://[::1]/in' }],
    ['webhookUrl', { webhookUrl: 'https://who:secret@hooks.example/in' }],
    ['webhookUrl', { webhookUrl: 'https://hooks.localhost./in' }],
  ])('rejects an invalid %s (%#)', async (field, input) => {
    expect(await save(admin, input)).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: ['input', field] }] });
    expect(await audited()).toEqual([]);
  });

  it('requires the SETTINGS right and a recent re-authentication', async () => {
    const refused = { __typename: 'ForbiddenError', code: 'FORBIDDEN' };
    expect(await save(newVisitor(db), { keepDays: 30 })).toMatchObject(refused);
    expect(await save((await openStaff(db, 'STAFF', ['REPORTS', 'ORDERS'])).who, { keepDays: 30 })).toMatchObject(refused);
    const clerk = (await openStaff(db, 'STAFF', ['SETTINGS'])).who;
    await db.prisma.adminSession.updateMany({ data: { steppedUpAt: null } });
    expect(await save(clerk, { keepDays: 30 })).toMatchObject({ __typename: 'StepUpRequiredError' });
    expect(await audited()).toEqual([]);
    await db.prisma.adminSession.updateMany({ data: { steppedUpAt: testNow } });
    expect(await save(clerk, { keepDays: 30 })).toMatchObject({ settings: { keepDays: 30 } });
  });

  it('never exposes the secret again', async () => {
    await save(admin, { webhookUrl: 'https://hooks.example/in' });
    const { __type: type } = await admin.query<{ __type: { fields: { name: string }[] } }>(
      '{ __type(name: "AnalyticsSettings") { fields { name } } }',
    );
    expect(type.fields.map(({ name }) => name)).not.toContain('webhookSecret');
  });
});
