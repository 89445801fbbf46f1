import { recordConsents, type ConsentGiven } from '../consent/consent.ts';
import { newsletterWording } from '../consent/wordings.ts';
import { withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import { enqueue } from '../jobs/outbox.ts';
import type { Shop } from '../shop.ts';
import { countAttempt, ThrottledError, type Attempt } from '../throttle.ts';
import { holderOf, isToken } from '../tokens.ts';
import { readAddress, type MailAddress } from './address.ts';
import { checkChallenge, takeChallenge } from './challenge.ts';
import { ChallengeError, ConsentRequiredError, EmailRequiredError, InvalidEmailError, InvalidNameError } from './errors.ts';
import { newSubscriberKey } from './links.ts';
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

// Signing up for the newsletter (specification sections 2 and 5, Subscribe form; rows 96 to 102; SAFETY 1.9). Whoever signs up an
// address learns nothing about it: the answer is the same for one that is new, waits, is in the list or must not be written to.

/** What a form sends. */
export interface SignUp {
  email: string;
  /** Absent where the form has no such field. */
  name?: string | null;
  /** Whether the box is ticked; absent where the form has none. */
  consent?: boolean | null;
  variant?: NewsletterVariant | null;
  /** Which wording the form showed; otherwise the one that is shown now. */
  wordingVersion?: string | null;
  placement?: string | null;
  pageLink?: string | null;
  /** A field that people do not see. */
  website?: string | null;
  challenge?: string | null;
  solution?: string | null;
  /** In place of a challenge: a token of a page of the old theme, whose script cannot work. */
  token?: string | null;
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

/** Whether one more may be tried; counts it. */
async function mayTry({ db, now }: Shop, attempt: Omit<Attempt, 'now'>): Promise<boolean> {
  try {
    await countAttempt(db, { ...attempt, now });
    return true;
  } catch (error) {
    if (error instanceof ThrottledError) return false;
    throw error;
  }
}

/** @throws ChallengeError */
async function checkSender(shop: Shop, { challenge, solution, token }: SignUp): Promise<void> {
  if (token == null) return checkChallenge(shop, challenge, solution);
  const holder = await holderOf(shop);
  if (holder === null || !isToken(shop, 'subscribe', holder, token)) throw new ChallengeError('INVALID');
}

/**
 * Puts an address into the list, where it waits until the owner of the mailbox confirms. What is in the list stays one row.
 * @throws ChallengeError, ThrottledError for more than ten of one network in ten minutes, TryAgainError, and what `checkSignUp` throws
 */
export async function subscribe(shop: Shop, signUp: SignUp): Promise<void> {
  const checked = checkSignUp(signUp);
  await checkSender(shop, signUp);
  await countAttempt(shop.db, { scope: 'newsletter', subject: shop.address, now: shop.now, ...signUpLimit });
  if (signUp.token == null && signUp.challenge) await takeChallenge(shop, signUp.challenge);
  // Only programs fill in what nobody sees. They are told what everybody is told.
  if ((signUp.website ?? '').trim() !== '') return;
  const { email } = checked.address;
  if (!(await mayTry(shop, { scope: 'newsletter-address', subject: email, ...addressPause }))) return;
  if (await isSuppressed(shop.db, email)) return;
  const mails = await mayTry(shop, { scope: 'newsletter-mail', subject: email, ...confirmationMailLimit });
  const consent: Omit<ConsentGiven, 'subscriberId'> = {
    kind: 'NEWSLETTER',
    act: 'GIVEN',
    source: signUp.token == null ? 'FORM' : 'LEGACY',
    scope: checked.variant,
    page: checked.pageLink,
    visitorId: await shop.visitor.current(),
    accountId: (await shop.visitor.account())?.id ?? null,
    // Pages of the old theme show words of their own.
    wording: checked.variant === '' || signUp.token != null ? undefined : newsletterWording(checked.variant, signUp.wordingVersion),
  };
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = await writeSignUp(tx, checked, shop.now);
      if (id === null) return;
      await recordConsents(tx, shop, [{ ...consent, subscriberId: id }]);
      if (mails)
        await enqueue(tx, { name: 'newsletter-mail', payload: { subscriberId: id, kind: 'confirm', askedAt: shop.now.toISOString() } });
    }),
  );
}

/**
 * One statement: a new row, or the old one waits (again). Who has confirmed stays as they are.
 * @returns its id; null for somebody who is in the list
 */
async function writeSignUp(tx: Tx, { address, name, variant, placement, pageLink }: CheckedSignUp, now: Date): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Subscriber" AS s ("email", "emailShown", "name", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince")
    VALUES (${address.email}, ${address.shown}, ${name}, 'PENDING', ${placement}, ${variant}, ${pageLink}, ${newSubscriberKey()}, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT ("email") DO UPDATE SET
      "status" = 'PENDING', "emailShown" = excluded."emailShown", "name" = coalesce(excluded."name", s."name"), "placement" = excluded."placement",
      "variant" = excluded."variant", "pageLink" = excluded."pageLink",
      "pendingSince" = CASE s."status" WHEN 'PENDING' THEN s."pendingSince" ELSE excluded."pendingSince" END
    WHERE s."status" <> 'CONFIRMED'
    RETURNING "id"`;
  return row?.id ?? null;
}
