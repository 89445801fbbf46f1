import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mailAddress, paragraphs, requiredLine } from '../../platform/inputs/inputs.ts';
import { shopIdentity } from '../../foundation/settings/settings.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { ContactFormClosedError } from './errors.ts';
import { contactLimits, contactTopics, maxMessageLength, maxNameLength } from './rules.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

const input = z.object({
  name: requiredLine(
    maxNameLength,
    says((t) => t.enterYourName),
  ),
  email: mailAddress,
  orderNumber: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim().replace(/^#\s*/, ''))
    .refine((text) => /^\d{0,10}$/.test(text), withText(says((t) => t.enterTheOrderNumberInDigits))),
  topic: z.enum(contactTopics),
  message: paragraphs(maxMessageLength).refine((text) => text !== '', withText(says((t) => t.enterYourMessage))),
});

/** Input of the contact form. */
export type ContactMessage = z.input<typeof input> & {
  /** Honeypot field, hidden from people. */
  website?: string | null;
};

/**
 * Sends a message to the shop's email address, through the outbox. The same message is sent once a day, however often its form is submitted.
 * The sender gets no email: anyone could have strangers emailed by entering their addresses.
 * @throws InvalidInputError, ContactFormClosedError, ThrottledError
 */
export async function sendContactMessage(shop: Shop, { website, ...given }: ContactMessage): Promise<void> {
  const message = parseInput(input, given);
  if ((await shopIdentity(shop)).email === '') throw new ContactFormClosedError();
  const { db, now, address } = shop;
  await countAttempt(db, { scope: 'contact', subject: address, now, ...contactLimits.burst });
  await countAttempt(db, { scope: 'contact-day', subject: address, now, ...contactLimits.day });
  // Only bots fill in the hidden field. They get the same response as everyone else.
  if ((website ?? '').trim() !== '') return;
  const id = createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), message]))
    .digest('hex')
    .slice(0, 32);
  await enqueue(db.prisma, { name: 'contact-mail', payload: { id, sentAt: now.toISOString(), ...message } });
}
