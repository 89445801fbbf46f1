import { defaultLanguage } from '../../../../shared/languages.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { messages } from './__generated__/messages.ts';

/** The texts of emails about orders, in one language. */
export type OrderTexts = (typeof messages)[typeof defaultLanguage];

/** The texts in the language of an email. */
export function textsOf({ language = defaultLanguage }: Pick<MailShop, 'language'>): OrderTexts {
  return messages[language];
}
