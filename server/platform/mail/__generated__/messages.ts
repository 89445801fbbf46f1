// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** {place} time */
  localTime: (v: { place: string | number }): string => `${v.place} time`,
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };
