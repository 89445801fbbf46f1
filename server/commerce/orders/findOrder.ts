import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { inAscii } from '../../platform/mail/address.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { countAttempt, forgiveAttempt, type Attempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OrderNotFoundError } from './errors.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Order lookup by number and email address. Numbers can be guessed and addresses are known to others, so attempts are limited, and neither
// the response nor its timing reveals which of the two was wrong.

const minute = 60 * 1_000;

/** Failed attempts allowed per IP address, and in total per order number. */
const findOrderLimits = {
  perAddress: { max: 5, windowMs: 15 * minute },
  perNumber: { max: 20, windowMs: 60 * minute },
} as const;

const notFound = says((t) => t.weCouldntFindAnOrder);

const digest = (text: string) => createHash('sha256').update(inAscii(text.trim()).toLowerCase()).digest();

/** Matches no order; compared anyway, for constant timing. */
const unmatchedEmail = '';

const findInput = z.object({
  number: z.int().min(1, withText(says((t) => t.orderNumbersStartAt1))),
  email: z
    .string()
    .trim()
    .min(1, withText(says((t) => t.enterTheEmailAddressUsed)))
    .max(254, withText(says((t) => t.useAtMost254Characters))),
});

/**
 * @throws InvalidInputError for values that no order can have
 * @throws OrderNotFoundError for a wrong number as well as for a wrong address
 * @throws ThrottledError after too many failures, whatever the input
 */
export async function findOrder(shop: Shop, request: z.input<typeof findInput>): Promise<{ orderId: number }> {
  const { number, email } = parseInput(findInput, request);
  const { db, now, address } = shop;
  const attempts: Attempt[] = [
    { scope: 'find-order-address', subject: address, now, ...findOrderLimits.perAddress },
    { scope: 'find-order-number', subject: String(number), now, ...findOrderLimits.perNumber },
  ];
  // Counted before the lookup, so that concurrent guesses don't all pass as the first attempt.
  for (const attempt of attempts) await countAttempt(db, attempt);
  const order = await db.prisma.order.findUnique({ where: { number }, select: { id: true, email: true } });
  const isTheirs =
    timingSafeEqual(digest(order?.email ?? unmatchedEmail), digest(email)) && order !== null && order.email !== unmatchedEmail;
  if (!isTheirs) throw new OrderNotFoundError(notFound);
  for (const attempt of attempts) await forgiveAttempt(db, attempt);
  return { orderId: order.id };
}
