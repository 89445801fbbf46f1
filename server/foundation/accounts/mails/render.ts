import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { AccountMailFacts, AccountMailKind } from './facts.ts';

interface MailTexts {
  subject: string;
  /** Text about what happened or was requested. */
  lines: readonly string[];
  button: string;
  /** Advice for readers who did not request the email. */
  otherwise: string;
}

const notYou = 'If you didn’t request this, you can ignore this email.';

const textsFor = (shopName: string): Readonly<Record<AccountMailKind, MailTexts>> => ({
  verify: {
    subject: 'Confirm your email address',
    lines: [
      `Welcome to ${shopName}. Confirm your email address to finish creating your account.`,
      'This link works once and expires in 24 hours.',
    ],
    button: 'Confirm email address',
    otherwise: `${notYou} No account is created unless you use the link.`,
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    lines: [
      'Someone, probably you, tried to sign up with this email address. It already has an account, so sign in with your password instead.',
      'If you’ve forgotten your password, you can reset it on the sign-in page.',
    ],
    button: 'Sign in',
    otherwise: notYou,
  },
  resetPassword: {
    subject: 'Set a new password',
    lines: [
      'Someone, probably you, asked to reset the password for your account.',
      'This link works once and expires in an hour. Setting a new password signs out all your devices.',
    ],
    button: 'Set a new password',
    otherwise: `${notYou} Your password won’t change.`,
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    lines: [
      'Confirm this email address to use it for your account. Open the link on a device where you’re signed in.',
      'This link works once and expires in 24 hours.',
    ],
    button: 'Confirm new email address',
    otherwise: notYou,
  },
  emailTaken: {
    subject: 'This email address already has an account',
    lines: ['Someone tried to use this email address for another account. That isn’t possible because it already has an account.'],
    button: 'Sign in',
    otherwise: notYou,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    lines: ['Your account now uses another email address. We’ll send account emails there, and you can no longer sign in with this one.'],
    button: 'Go to your account',
    otherwise: 'If this wasn’t you, reply to this email right away. Someone else may have access to your account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: ['Your password was changed and all other devices were signed out.'],
    button: 'Go to your account',
    otherwise: 'If this wasn’t you, reset your password right away with “Forgot your password?” on the sign-in page.',
  },
});

function body({ subject, lines, button: label, otherwise }: MailTexts, introduction: readonly string[], url: string): Html {
  const address = html`If the button doesn’t work, open this link: <a class="link" href="${url}" style="color:#0f5c4d">${url}</a>`;
  return html`${heading(subject)}${[...introduction, ...lines].map((line) => paragraph(line))}${button(label, url)}${paragraph(remark(address))}
  ${paragraph(remark(otherwise))}`;
}

/** Values of the placeholders in the shop's own texts. */
export const accountPlaceholders = ({ shop }: AccountMailFacts): Record<string, string> => ({ shopName: shop.name });

/** Renders an account email as HTML and as plain text. */
export function renderAccountMail(facts: AccountMailFacts): Mail {
  const { kind, key, messageId, email, url } = facts;
  const own = ownTexts(facts.shop, accountPlaceholders(facts));
  const { shop } = own;
  const said = textsFor(shop.name)[kind];
  const { lines, button: label, otherwise } = said;
  const subject = own.subject(said.subject);
  // Added to the text, which says what happened to the account and how to react.
  const introduction = own.introduction([]);
  return {
    key,
    messageId,
    to: email,
    senderName: shop.name,
    subject,
    html: mailDocument({ title: subject, preview: lines[0] ?? '', body: body(said, introduction, url), shop }),
    text: `${[said.subject, ...introduction, ...lines, `${label}: ${url}`, otherwise, textEnd(shop)].join('\n\n')}\n`,
    fileName: key,
  };
}
