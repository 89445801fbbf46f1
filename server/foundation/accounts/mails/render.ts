import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { AccountRequestKind } from '../../../generated/prisma/enums.ts';
import { hourMs, requestLifeMs } from '../requestRules.ts';
import { messages, type Messages } from './__generated__/messages.ts';
import type { AccountMailFacts, AccountMailKind } from './facts.ts';

interface MailTexts {
  subject: string;
  /** Text about what happened or was requested. */
  lines: readonly string[];
  button: string;
  /** Advice for readers who did not request the email. */
  otherwise: string;
}

const hoursOf = (request: AccountRequestKind) => ({ hours: requestLifeMs[request] / hourMs });

const textsFor = (t: Messages, shop: string): Readonly<Record<AccountMailKind, MailTexts>> => ({
  verify: {
    subject: t.confirmYourEmailAddress,
    lines: [t.welcomeTo({ shop }), t.linkWorksOnce(hoursOf('REGISTER'))],
    button: t.confirmEmailAddress,
    otherwise: t.ifYouDidntSignUp,
  },
  alreadyRegistered: {
    subject: t.youAlreadyHaveAnAccount,
    lines: [t.someoneTriedToSignUp, t.ifYouForgotYourPassword],
    button: t.signIn,
    otherwise: t.ifYouDidntRequestThis,
  },
  resetPassword: {
    subject: t.resetYourPassword,
    lines: [t.someoneAskedToReset, t.linkWorksOnce(hoursOf('RESET_PASSWORD')), t.resettingSignsOut],
    button: t.resetPassword,
    otherwise: t.ifYouDidntAskToReset,
  },
  confirmEmail: {
    subject: t.confirmYourNewEmailAddress,
    lines: [t.confirmToUseForAccount, t.linkWorksOnce(hoursOf('CHANGE_EMAIL'))],
    button: t.confirmNewEmailAddress,
    otherwise: t.ifYouDidntRequestThis,
  },
  emailTaken: {
    subject: t.addressAlreadyHasAccount,
    lines: [t.someoneTriedToUseAddress],
    button: t.signIn,
    otherwise: t.ifYouDidntRequestThis,
  },
  emailChanged: {
    subject: t.yourEmailAddressWasChanged,
    lines: [t.accountUsesDifferentAddress],
    button: t.goToYourAccount,
    otherwise: t.ifThisWasntYouReply,
  },
  passwordChanged: {
    subject: t.yourPasswordWasChanged,
    lines: [t.otherDevicesSignedOut],
    button: t.goToYourAccount,
    otherwise: t.ifThisWasntYouReset,
  },
});

function body({ subject, lines, button: label, otherwise }: MailTexts, introduction: readonly string[], url: string, t: Messages): Html {
  const address = html`${t.ifButtonDoesntWork}<br /><a class="link" href="${url}" style="color:#0f5c4d">${url}</a>`;
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
  const t = messages[shop.language];
  const said = textsFor(t, shop.name)[kind];
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
    html: mailDocument({ title: subject, preview: lines[0] ?? '', body: body(said, introduction, url, t), shop }),
    text: `${[said.subject, ...introduction, ...lines, `${label}: ${url}`, otherwise, textEnd(shop)].join('\n\n')}\n`,
    fileName: key,
  };
}
