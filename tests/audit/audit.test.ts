import { beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '../../server/foundation/audit/operations.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { testNow } from '../support/shopDriver.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const actor = { accountId: 7, requestId: 'request', address: '192.0.2.77' };
const shop = { now: testNow };

describe('[F103] the audit log', () => {
  it('records who did what, to which records, when, and the truncated network', async () => {
    const id = await recordAudit(db.prisma, shop, actor, { action: 'subscriber.delete', targetType: 'Subscriber', targetIds: [3, 4] });
    expect(await db.prisma.auditEntry.findUnique({ where: { id } })).toEqual({
      id,
      at: testNow,
      accountId: 7,
      action: 'subscriber.delete',
      outcome: 'DONE',
      targetType: 'Subscriber',
      targetIds: [3, 4],
      targetCount: 2,
      details: {},
      requestId: 'request',
      network: '192.0.2.0/24',
      partOfId: null,
      apiKeyId: null,
    });
  });

  it('rolls back with its transaction', async () => {
    const act = db.prisma.$transaction(async (tx) => {
      await recordAudit(tx, shop, actor, { action: 'subscriber.delete' });
      throw new Error('it did not happen');
    });
    await expect(act).rejects.toThrow('it did not happen');
    expect(await db.prisma.auditEntry.count()).toBe(0);
  });

  it.each(['UPDATE "AuditEntry" SET "action" = \'nothing\'', 'DELETE FROM "AuditEntry"', 'TRUNCATE "AuditEntry"'])(
    'is append-only and rejects %s',
    async (statement) => {
      await recordAudit(db.prisma, shop, actor, { action: 'subscriber.delete' });
      await expect(db.pool.query(statement)).rejects.toThrow('append-only');
      expect(await db.prisma.auditEntry.count({ where: { action: 'subscriber.delete' } })).toBe(1);
    },
  );

  it('stores up to 100 target IDs and the total count', async () => {
    const targetIds = Array.from({ length: 250 }, (_, index) => index + 1);
    const id = await recordAudit(db.prisma, shop, actor, { action: 'subscriber.import', targetIds });
    const entry = await db.prisma.auditEntry.findUniqueOrThrow({ where: { id } });
    expect([entry.targetIds.length, entry.targetCount]).toEqual([100, 250]);
  });
});
