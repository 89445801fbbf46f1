import { TryAgainError } from '../../../platform/database/overload.ts';
import type { ConsentAnswer } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { shopIdentity, shopSettings } from '../../../foundation/settings/settings.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { setCookieConsent, consentOf } from '../cookies.ts';
import { cookieWordings, wordingText } from '../wordings.ts';

export const ConsentAnswerEnum = builder.enumType('ConsentAnswer', {
  description: 'What somebody has said to the question whether their visits may be measured.',
  values: {
    GRANTED: { description: 'They have agreed.' },
    DENIED: { description: 'They have refused.' },
    UNANSWERED: { description: 'They have not said, or were asked in other words than those of today. It counts as refused.' },
  } as const,
});

export const CookieConsent = builder.objectRef<{ answer: ConsentAnswer }>('CookieConsent').implement({
  description: 'The question of cookies that only measure visits, and what this browser has kept of its answer.',
  fields: (t) => ({
    answer: t.field({ type: ConsentAnswerEnum, description: 'The answer.', resolve: ({ answer }) => answer }),
    isAsked: t.boolean({
      description: 'Whether the shop asks at all (ShopSettings.allowTracking); otherwise nothing is measured.',
      resolve: async (_consent, _args, { shop }) => (await shopSettings(shop)).allowTracking,
    }),
    wording: t.string({
      description: 'What is asked, word for word; plain text.',
      resolve: async (_consent, _args, { shop }) => wordingText(cookieWordings[0], (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({ description: 'Names these words in the ledger of consents.', resolve: () => cookieWordings[0].version }),
  }),
});

builder.queryField('cookieConsent', (t) =>
  t.field({
    type: CookieConsent,
    authScopes: { public: true },
    description: 'Whether this browser’s visits may be measured: of programs, which send no cookies, always unanswered.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return { answer: consentOf(shop) };
    },
  }),
);

const LandingInput = builder.inputType('LandingInput', {
  description: 'Where a visit began, as the page remembers it.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Address of the visit’s first page here, with its query.' }),
    referrer: t.string({ description: 'Address of the page before that.' }),
  }),
});

const SetCookieConsentInput = builder.inputType('SetCookieConsentInput', {
  description: 'The answer to the question of cookies.',
  fields: (t) => ({
    isGranted: t.boolean({ required: true, description: 'Whether visits may be measured.' }),
    wordingVersion: t.string({
      description: 'The wording that was shown (CookieConsent.wordingVersion); otherwise the one of today counts as shown.',
    }),
    page: t.string({ description: 'Address or path of the page of the question; only its path is kept.' }),
    landing: t.field({ type: LandingInput, description: 'Where the visit began; kept only if the answer is yes.' }),
  }),
});

const SetCookieConsentPayload = builder.objectRef<{ answer: ConsentAnswer }>('SetCookieConsentPayload').implement({
  description: 'The answer is noted, and the browser keeps it.',
  fields: (t) => ({
    consent: t.field({ type: CookieConsent, description: 'How it stands now.', resolve: (payload) => payload }),
  }),
});

builder.mutationField('setCookieConsent', (t) =>
  t.field({
    type: SetCookieConsentPayload,
    authScopes: { public: true },
    description:
      'Says whether visits of this browser may be measured, as often as one likes. The answer is written to the ledger of consents and kept in the cookie cookie_consent; a refusal takes the tracker’s cookies away. Legacy twin: none.',
    errors: {
      types: [ThrottledError, TryAgainError],
      union: { description: 'How it stands, or why the answer was not taken.' },
    },
    args: { input: t.arg({ type: SetCookieConsentInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({ answer: await setCookieConsent(shop, input) }),
  }),
);
