import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { AccountMailFacts, AccountMailKind } from './facts.ts';

interface Words {
  subject: string;
  /** What has happened or was asked for. */
  lines: readonly string[];
  button: string;
  /** What to do when it was not the reader who asked. */
  otherwise: string;
}

const notYou = 'If you did not ask for this, you need not do anything.';

const wordsOf = (shopName: string): Readonly<Record<AccountMailKind, Words>> => ({
  verify: {
    subject: 'Confirm your address',
    lines: [
      `Welcome to ${shopName}. One step is left: confirm that this address is yours, and your account is ready.`,
      'The link can be used once, within 24 hours.',
    ],
    button: 'Confirm my address',
    otherwise: `${notYou} No account is made without the link.`,
  },
  alreadyRegistered: {
    subject: 'You have an account already',
    lines: [
      'Somebody, probably you, wanted to register with this address. It has an account already: sign in with its password.',
      'If you do not remember the password, you can set another one on the same page.',
    ],
    button: 'Sign in',
    otherwise: notYou,
  },
  resetPassword: {
    subject: 'Set a new password',
    lines: [
      'Somebody, probably you, wants to set a new password for your account.',
      'The link can be used once, within an hour. All devices are signed out then.',
    ],
    button: 'Set a new password',
    otherwise: `${notYou} Your password stays as it is.`,
  },
  confirmEmail: {
    subject: 'Confirm your new address',
    lines: [
      'You want to use this address for your account. Confirm it on the device on which you are signed in.',
      'The link can be used once, within 24 hours.',
    ],
    button: 'Confirm my new address',
    otherwise: notYou,
  },
  emailTaken: {
    subject: 'This address has an account already',
    lines: ['Somebody wanted to use this address for another account. It cannot be used there, because it has an account of its own.'],
    button: 'Sign in',
    otherwise: notYou,
  },
  emailChanged: {
    subject: 'Your account has another address',
    lines: [
      'Your account goes by another address from now on. Mails about it go there, and this address cannot be used to sign in any more.',
    ],
    button: 'To your account',
    otherwise: 'If it was not you, answer to this mail at once: somebody else may be in your account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lines: ['Your account has a new password. All other devices were signed out.'],
    button: 'To your account',
    otherwise: 'If it was not you, set another password at once: “Forgotten your password?” on the page for signing in.',
  },
});

function body({ subject, lines, button: label, otherwise }: Words, url: string): Html {
  const address = html`If the button does not work, open this address: <a class="link" href="${url}" style="color:#0f5c4d">${url}</a>`;
  return html`${heading(subject)}${lines.map((line) => paragraph(line))}${button(label, url)}${paragraph(remark(address))}
  ${paragraph(remark(otherwise))}`;
}

/** A mail about an account, as markup and as plain text. */
export function renderAccountMail({ kind, key, messageId, email, shop, url }: AccountMailFacts): Mail {
  const said = wordsOf(shop.name)[kind];
  const { subject, lines, button: label, otherwise } = said;
  return {
    key,
    messageId,
    to: email,
    senderName: shop.name,
    subject,
    html: mailDocument({ title: subject, preview: lines[0] ?? '', body: body(said, url), shop }),
    text: `${[subject, ...lines, `${label}: ${url}`, otherwise, textEnd(shop)].join('\n\n')}\n`,
    fileName: key,
  };
}
