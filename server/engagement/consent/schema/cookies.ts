import { TryAgainError } from '../../../platform/database/overload.ts';
import type { ConsentAnswer } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { shopIdentity, shopSettings } from '../../../foundation/settings/settings.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { setCookieConsent, consentOf } from '../cookies.ts';
import { cookieWordings, wordingText } from '../wordings.ts';

export const ConsentAnswerEnum = builder.enumType('ConsentAnswer', {
  description: 'Visitor’s answer to the cookie consent request, which asks whether visits may be tracked.',
  values: {
    GRANTED: { description: 'The visitor gave consent.' },
    DENIED: { description: 'The visitor refused consent.' },
    UNANSWERED: { description: 'The visitor has not answered, or answered an earlier wording of the request. Treated as refused.' },
  } as const,
});

export const CookieConsent = builder.objectRef<{ answer: ConsentAnswer }>('CookieConsent').implement({
  description: 'Consent request for analytics cookies, with the answer stored in this browser.',
  fields: (t) => ({
    answer: t.field({ type: ConsentAnswerEnum, description: 'Answer given in this browser.', resolve: ({ answer }) => answer }),
    isAsked: t.boolean({
      description: 'Whether the shop asks for consent (`ShopSettings.allowTracking`). If not, nothing is tracked.',
      resolve: async (_consent, _args, { shop }) => (await shopSettings(shop)).allowTracking,
    }),
    wording: t.string({
      description: 'Exact wording of the request, as plain text.',
      resolve: async (_consent, _args, { shop }) => wordingText(cookieWordings[0], (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({
      description: 'Version of the wording, as recorded in the consent log.',
      resolve: () => cookieWordings[0].version,
    }),
  }),
});

builder.queryField('cookieConsent', (t) =>
  t.field({
    type: CookieConsent,
    authScopes: { public: true },
    description:
      'Cookie consent of this browser: whether its visits may be tracked. Always UNANSWERED for API clients, which send no cookies.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return { answer: consentOf(shop) };
    },
  }),
);

const LandingInput = builder.inputType('LandingInput', {
  description: 'Start of a visit, as remembered by the page.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'URL of the first page of the visit on this site, with its query.' }),
    referrer: t.string({ description: 'URL of the page that led to the first page of the visit.' }),
  }),
});

const SetCookieConsentInput = builder.inputType('SetCookieConsentInput', {
  description: 'Input for `setCookieConsent`.',
  fields: (t) => ({
    isGranted: t.boolean({ required: true, description: 'Whether the visitor consents to tracking.' }),
    wordingVersion: t.string({
      description: 'Version of the wording that was shown (`CookieConsent.wordingVersion`). Defaults to the current one.',
    }),
    page: t.string({ description: 'URL or path of the page where consent was requested; only the path is stored.' }),
    landing: t.field({ type: LandingInput, description: 'Start of the visit; stored only if consent is given.' }),
  }),
});

const SetCookieConsentPayload = builder.objectRef<{ answer: ConsentAnswer }>('SetCookieConsentPayload').implement({
  description: 'Result of `setCookieConsent`: the answer was recorded and saved in the browser.',
  fields: (t) => ({
    consent: t.field({ type: CookieConsent, description: 'The updated cookie consent.', resolve: (payload) => payload }),
  }),
});

builder.mutationField('setCookieConsent', (t) =>
  t.field({
    type: SetCookieConsentPayload,
    authScopes: { public: true },
    description:
      'Records whether visits from this browser may be tracked. Can be changed at any time. The answer is written to the consent log and stored in the cookie `cookie_consent`; refusing deletes the tracker’s cookies.',
    errors: {
      types: [ThrottledError, TryAgainError],
      union: { description: 'The updated consent, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetCookieConsentInput, required: true, description: 'Input for `setCookieConsent`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ answer: await setCookieConsent(shop, input) }),
  }),
);
