import {
  recordAudit,
  changedSinceOutcome,
  notFoundOutcome,
  sameOutcome,
  type BulkSubject,
  type ItemOutcome,
} from '../../foundation/audit/audit.ts';
import { lockSwitches, writeSwitches } from './staff.ts';

// Bulk enabling and disabling of coupons, with undo.

const isOn = (action: string) => action === 'ENABLE';

/** Bulk actions on coupons: ENABLE, DISABLE. */
export const couponActions: BulkSubject = {
  actions: { ENABLE: { canUndo: true }, DISABLE: { canUndo: true } },
  async names({ prisma }, ids) {
    const rows = await prisma.coupon.findMany({ where: { id: { in: [...ids] } }, select: { id: true, code: true } });
    return new Map(rows.map(({ id, code }) => [id, code]));
  },
  async change(tx, action, ids, { actor, now }) {
    const known = await lockSwitches(tx, ids);
    const wanted = isOn(action);
    const changed = ids.filter((id) => known.get(id) === !wanted);
    await writeSwitches(tx, changed, wanted);
    if (changed.length > 0)
      await recordAudit(tx, { now }, actor, {
        action: wanted ? 'coupon.enable' : 'coupon.disable',
        targetType: 'Coupon',
        targetIds: changed,
      });
    return new Map(
      ids.map((id): [number, ItemOutcome] => {
        if (!known.has(id)) return [id, notFoundOutcome];
        return [id, changed.includes(id) ? { changed: true, problem: '', before: !wanted, after: wanted } : sameOutcome];
      }),
    );
  },
  async undo(tx, action, items, { actor, now }) {
    const wanted = !isOn(action);
    const ids = items.map(({ id }) => id);
    const known = await lockSwitches(tx, ids);
    const changed = ids.filter((id) => known.get(id) === !wanted);
    await writeSwitches(tx, changed, wanted);
    if (changed.length > 0)
      await recordAudit(tx, { now }, actor, {
        action: wanted ? 'coupon.enable' : 'coupon.disable',
        targetType: 'Coupon',
        targetIds: changed,
        details: { isUndo: true },
      });
    return new Map(
      ids.map((id): [number, ItemOutcome] => {
        if (!known.has(id)) return [id, notFoundOutcome];
        return [id, changed.includes(id) ? { changed: true, problem: '' } : changedSinceOutcome];
      }),
    );
  },
};
