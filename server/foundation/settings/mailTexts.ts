import { issueText } from '../../platform/errors/issueText.ts';
import { z } from 'zod';
import { defaultLanguage } from '../../../shared/languages.ts';
import { hasHiddenInText, noHidden } from '../../platform/inputs/inputs.ts';
import type { MailText } from '../../generated/prisma/client.ts';
import type { Db } from '../../platform/database/db.ts';
import { NotFoundError, parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { unknownPlaceholders, type MailTexts } from '../../platform/mail/ownTexts.ts';
import { adminMember } from '../../platform/operation/rights.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import { actorOf, recordAudit, staffNames } from '../audit/audit.ts';
import { changeSettings } from './changeSettings.ts';
import { changesOf, differing } from './edits.ts';
import { mailShop } from './identity.ts';
import { messages } from './__generated__/messages.ts';

// The shop's own texts of its emails. Each module names the emails that it sends; staff edit their subject, introduction and footer.

/** A kind of email that a module sends. */
export interface MailKind {
  /** Name, such as order.placed: the one that the module passes to mailShop(). */
  kind: string;
  title: string;
  /** When it is sent, as a sentence. */
  occasion: string;
  /** What the emails of its group are about, such as Orders. */
  group: string;
  /** Descriptions of the placeholders by name. */
  placeholders: Readonly<Record<string, string>>;
  /**
   * Renders the email with sample data, like a real one.
   * @param url the shop's URL
   * @returns the email, and the sample's values of its placeholders
   */
  sample: (shop: MailShop, url: string) => { mail: Mail; values: Readonly<Record<string, string>> };
}

/** The emails of all modules. */
export const mailKinds: ExtensionPoint<readonly MailKind[]> = new ExtensionPoint('emails');

/** All kinds of emails, in the order of their modules. */
export const allMailKinds = (): readonly MailKind[] => mailKinds.participants.flat();

const kindNamed = (name: string) => allMailKinds().find(({ kind }) => kind === name) ?? null;

/** A kind of email with the shop's own texts. */
export interface EditableMail extends MailKind {
  texts: MailText;
}

const unsaved = (kind: string): MailText => ({
  kind,
  subject: '',
  introduction: '',
  footer: '',
  version: 0,
  editedById: null,
  editedAt: null,
});

/** All kinds of emails with the shop's own texts. */
export async function editableMails({ prisma }: Db): Promise<EditableMail[]> {
  const texts = new Map((await prisma.mailText.findMany()).map((row) => [row.kind, row]));
  return allMailKinds().map((known) => ({ ...known, texts: texts.get(known.kind) ?? unsaved(known.kind) }));
}

/** A kind of email with the shop's own texts; null for an unknown one. */
export async function editableMail({ prisma }: Db, name: string): Promise<EditableMail | null> {
  const known = kindNamed(name);
  return known && { ...known, texts: (await prisma.mailText.findUnique({ where: { kind: name } })) ?? unsaved(name) };
}

/** Renders a sample of an email. @param texts the shop's own texts; saved or not */
async function sampleMail(db: Pick<Db, 'prisma'>, { kind, sample }: MailKind, texts: MailTexts, url: string) {
  return sample({ ...(await mailShop(db, kind)), texts }, url);
}

/** The shop's URL in previews, whose links lead nowhere. */
const previewUrl = 'https://shop.example';

/** The email without own texts, and the values of its placeholders in previews. */
export function defaultMail(db: Pick<Db, 'prisma'>, mail: MailKind) {
  return sampleMail(db, mail, unsaved(mail.kind), previewUrl);
}

/** Limits of the texts. */
const limits = { subject: 150, introduction: 1_000, footer: 500 } as const;

/** Texts to preview; absent ones are the saved ones. */
export interface PreviewTexts {
  subject?: string | null | undefined;
  introduction?: string | null | undefined;
  footer?: string | null | undefined;
}

/** Renders an email with sample data. Texts are cut at their limits; unknown placeholders stay as they are. */
export async function previewOf(db: Db, mail: EditableMail, given: PreviewTexts) {
  const texts = {
    subject: (given.subject ?? mail.texts.subject).trim().slice(0, limits.subject),
    introduction: (given.introduction ?? mail.texts.introduction).trim().slice(0, limits.introduction),
    footer: (given.footer ?? mail.texts.footer).trim().slice(0, limits.footer),
  };
  const { subject, html, text } = (await sampleMail(db, mail, texts, previewUrl)).mail;
  // The logo is a part of a real email: here, its alternative text, the shop's name, shows.
  return { subject, html: html.toString().replace(/src="cid:[^"]*"/g, 'src="data:,"'), text };
}

/** Renders a kind of email with sample data; null for an unknown one. */
export async function emailPreview(db: Db, kind: string, given: PreviewTexts) {
  const found = await editableMail(db, kind);
  return found && previewOf(db, found, given);
}

function textOf(max: number, known: readonly string[], { isLine = false } = {}) {
  const listed = known.map((name) => `{${name}}`).join(', ');
  return z
    .string()
    .transform((given) => given.replace(/\r\n?/g, '\n').trim())
    .superRefine((given, context) => {
      const say = (message: string) => context.addIssue({ code: 'custom', message });
      const unknown = unknownPlaceholders(given, known);
      if (given.length > max) say(`Use at most ${max} characters.`);
      if (hasHiddenInText(given)) say(issueText(noHidden));
      if (isLine && given.includes('\n')) say('Use a single line.');
      if (unknown.length > 0)
        say(
          `Unknown placeholder: ${unknown
            .map((name) => `{${name}}`)
            .join(', ')
            .slice(0, 100)}. Available: ${listed}.`,
        );
    });
}

const inputFor = ({ placeholders }: MailKind) => {
  const known = Object.keys(placeholders);
  return z.object({
    subject: textOf(limits.subject, known, { isLine: true }),
    introduction: textOf(limits.introduction, known),
    footer: textOf(limits.footer, known),
  });
};

const missing = () => new NotFoundError('Email', 'This email doesn’t exist.', ['input', 'kind']);

/** Texts to save; empty ones are the default. */
export interface MailTextsInput extends MailTexts {
  kind: string;
  expectedVersion: number;
}

/**
 * Saves the shop's own texts of an email. Emails that are sent from now on have them.
 * @throws NotFoundError, StaleRecordError, InvalidInputError, TryAgainError
 */
export async function updateMailTexts(shop: Shop, { kind, expectedVersion, ...given }: MailTextsInput): Promise<void> {
  const known = kindNamed(kind);
  if (!known) throw missing();
  const values = parseInput(inputFor(known), given);
  const editedById = (await actorOf(shop)).accountId;
  await changeSettings(shop, async (tx) => {
    const before = (await tx.mailText.findUnique({ where: { kind } })) ?? unsaved(kind);
    if (before.version !== expectedVersion) throw new StaleRecordError(before);
    const data = { ...values, version: expectedVersion + 1, editedById, editedAt: shop.now };
    await tx.mailText.upsert({ where: { kind }, create: { kind, ...data }, update: data });
    const details = { email: kind, ...changesOf({ ...before }, differing<Record<string, unknown>>({ ...before }, values)) };
    return { value: null, act: { action: 'settings.emailText', targetType: 'MailText', details } };
  });
}

const testWindowMs = 60 * 60 * 1_000;
const maxTests = 20;

/**
 * Sends a sample of an email, with the saved texts, to the signed-in staff member's own address; at most 20 per hour.
 * @returns the address
 * @throws NotFoundError, ForbiddenError for API keys, ThrottledError
 */
export async function sendTestMail(shop: Shop, kind: string): Promise<string> {
  if (!kindNamed(kind)) throw missing();
  const accountId = (await adminMember(shop))?.accountId;
  const to = accountId === undefined ? undefined : (await staffNames(shop.db, [accountId])).get(accountId);
  if (accountId === undefined || to === undefined)
    throw new ForbiddenError('API keys have no email address. Sign in to send a test email.');
  await countAttempt(shop.db, { scope: 'test-mail', subject: String(accountId), now: shop.now, windowMs: testWindowMs, max: maxTests });
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    await recordAudit(tx, shop, actor, { action: 'settings.emailTest', targetType: 'MailText', details: { email: kind } });
    await enqueue(tx, { name: 'test-mail', payload: { kind, accountId, askedAt: shop.now.toISOString() } });
  });
  return to;
}

/**
 * Renders a requested test email.
 * @returns null when the kind of email or the account doesn't exist (any longer)
 */
export async function readTestMail(
  db: Db,
  { kind, accountId, askedAt }: { kind: string; accountId: number; askedAt: string },
  url: string,
): Promise<Mail | null> {
  const found = await editableMail(db, kind);
  const to = (await staffNames(db, [accountId])).get(accountId);
  if (!found || to === undefined) return null;
  // Unsubscribing from a sample would be an error: its header is left out.
  const { offUrl: _offUrl, ...mail } = (await sampleMail(db, found, found.texts, url)).mail;
  const t = messages[defaultLanguage];
  const key = `test-${kind.replace('.', '-')}-${accountId}-${Date.parse(askedAt)}`;
  return { ...mail, key, messageId: key, fileName: key, to, subject: t.testSubject({ subject: mail.subject }) };
}
