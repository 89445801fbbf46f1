import { recordConsents, type ConsentGiven, newsletterWording } from '../consent/consent.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, ThrottledError, type Attempt } from '../../platform/limits/throttle.ts';
import { mailboxOf, readAddress, type MailAddress } from './address.ts';
import { ConsentRequiredError, EmailRequiredError, InvalidEmailError, InvalidNameError } from './errors.ts';
import { newSubscriberKey } from './links.ts';
import { requestConfirmation } from './requests.ts';
import {
  addressPause,
  confirmationMailLimit,
  readName,
  readPageLink,
  readPlacement,
  signUpLimit,
  type NewsletterVariant,
} from './rules.ts';
import { isSuppressed } from './suppression.ts';

// Newsletter sign-up (specification sections 2 and 5, Subscribe form; rows 96 to 102; SAFETY 1.9). The response reveals nothing about the
// address: it is the same for new, pending, subscribed and suppressed ones.

/** Input of a sign-up form. */
export interface SignUp {
  email: string;
  /** Absent when the form has no such field. */
  name?: string | null;
  /** Whether the consent checkbox is ticked; absent when the form has none. */
  consent?: boolean | null;
  variant?: NewsletterVariant | null;
  /** Version of the wording that the form showed; defaults to the current one. */
  wordingVersion?: string | null;
  placement?: string | null;
  pageLink?: string | null;
  /** Honeypot field, hidden from people. */
  website?: string | null;
}

interface CheckedSignUp {
  address: MailAddress;
  name: string | null;
  variant: NewsletterVariant | '';
  placement: string;
  pageLink: string;
}

/** @throws EmailRequiredError, InvalidEmailError, InvalidNameError, ConsentRequiredError */
function checkSignUp({ email, name: givenName, consent, variant, placement, pageLink }: SignUp): CheckedSignUp {
  if (variant === 'B' && consent !== true) throw new ConsentRequiredError();
  if (email.trim() === '') throw new EmailRequiredError();
  const address = readAddress(email);
  if (!address) throw new InvalidEmailError();
  const name = readName(givenName);
  if (name === undefined) throw new InvalidNameError();
  return { address, name, variant: variant ?? '', placement: readPlacement(placement), pageLink: readPageLink(pageLink) };
}

const requestOf = ({ address: { email, shown }, name, placement, variant, pageLink }: CheckedSignUp, askedAt: Date) => ({
  email,
  askedAt,
  emailShown: shown,
  name,
  placement,
  variant,
  pageLink,
});

/** Counts an attempt and returns whether it is allowed. */
async function mayTry({ db, now }: Shop, attempt: Omit<Attempt, 'now'>): Promise<boolean> {
  try {
    await countAttempt(db, { ...attempt, now });
    return true;
  } catch (error) {
    if (error instanceof ThrottledError) return false;
    throw error;
  }
}

/**
 * Signs up an address, which stays pending until the mailbox owner confirms. An existing address keeps its single row.
 * @throws ThrottledError for more than ten sign-ups of one network in ten minutes, TryAgainError, and errors of `checkSignUp`
 */
export async function subscribe(shop: Shop, signUp: SignUp): Promise<void> {
  const checked = checkSignUp(signUp);
  await countAttempt(shop.db, { scope: 'newsletter', subject: shop.address, now: shop.now, ...signUpLimit });
  // Only bots fill in the hidden field. They get the same response as everyone else.
  if ((signUp.website ?? '').trim() !== '') return;
  const { email } = checked.address;
  if (!(await mayTry(shop, { scope: 'newsletter-address', subject: email, ...addressPause }))) return;
  const isErased = await isSuppressed(shop.db, email);
  const mails = await mayTry(shop, { scope: 'newsletter-mail', subject: mailboxOf(email), ...confirmationMailLimit });
  const consent: Omit<ConsentGiven, 'subscriberId'> = {
    kind: 'NEWSLETTER',
    act: 'GIVEN',
    source: shop.endpoint === 'legacy' ? 'LEGACY' : 'FORM',
    scope: checked.variant,
    page: checked.pageLink,
    visitorId: await shop.visitor.current(),
    accountId: (await shop.visitor.account())?.id ?? null,
    // Pages of the old theme show their own wording.
    wording: checked.variant === '' || shop.endpoint === 'legacy' ? undefined : newsletterWording(checked.variant, signUp.wordingVersion),
  };
  const keep = async (tx: Tx, subscriberId: number, written: CheckedSignUp) => {
    await recordConsents(tx, shop, [{ ...consent, subscriberId }]);
    if (mails) await requestConfirmation(tx, subscriberId, requestOf(written, shop.now));
  };
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = isErased ? null : await writeSignUp(tx, checked, shop.now);
      if (id === null) await pretend(tx, checked, shop.now, keep);
      else await keep(tx, id, checked);
    }),
  );
}

/**
 * When there is nothing to write, inserts a dummy sign-up and deletes it again, so that the response time doesn't reveal erased or
 * subscribed addresses. The transaction is committed like any other, which takes most of that time.
 */
async function pretend(
  tx: Tx,
  checked: CheckedSignUp,
  now: Date,
  keep: (tx: Tx, id: number, signUp: CheckedSignUp) => Promise<void>,
): Promise<void> {
  const nobody = `${newSubscriberKey()}@nobody.invalid`;
  const signUp = { ...checked, address: { email: nobody, shown: nobody } };
  await tx.$executeRaw`SAVEPOINT nobody`;
  const id = await writeSignUp(tx, signUp, now);
  if (id !== null) await keep(tx, id, signUp);
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT nobody`;
}

/**
 * A single statement inserts a new pending row. An existing row isn't changed, because it isn't known yet whether the request comes from
 * the owner.
 * @returns the ID of the row, locked; null for a subscribed address
 */
async function writeSignUp(tx: Tx, { address, name, variant, placement, pageLink }: CheckedSignUp, now: Date): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Subscriber" AS s ("email", "emailShown", "name", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince")
    VALUES (${address.email}, ${address.shown}, ${name}, 'PENDING', ${placement}, ${variant}, ${pageLink}, ${newSubscriberKey()}, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT ("email") DO UPDATE SET "email" = s."email"
    WHERE s."status" <> 'CONFIRMED'
    RETURNING "id"`;
  return row?.id ?? null;
}
