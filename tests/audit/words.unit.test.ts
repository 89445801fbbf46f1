import { expect, it } from 'vitest';
import { actWords, detailWords } from '../../admin/audit/words.ts';

it('[F103] what was changed is told from what to what', () => {
  const details = { slidingCart: { from: true, to: false }, storeNotice: { from: '', to: 'Closed.' }, keepDays: { from: 90, to: 30 } };
  expect(detailWords(JSON.stringify(details))).toBe('slidingCart: on → off, storeNotice: nothing → Closed., keepDays: 90 → 30');
  expect(actWords('settings.shop')).toBe('Shop settings saved');
});
