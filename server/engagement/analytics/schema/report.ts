import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { ConsentMissingError } from '../errors.ts';
import { reportPage, type Reported } from '../report.ts';
import { PropertiesType, ShopEventType } from './properties.ts';

builder.objectType(ConsentMissingError, {
  name: 'ConsentMissingError',
  description: 'Returned when the visitor has not consented to analytics (`setCookieConsent`). Nothing was stored. Code: CONSENT_MISSING.',
  interfaces: [UserErrorInterface],
});

const ReportPageInput = builder.inputType('ReportPageInput', {
  description: 'Input for `reportPage`: the page to report.',
  fields: (t) => ({
    visit: t.string({
      required: true,
      description: 'Random UUID (lowercase) of the visit. Use the same value until 30 minutes pass without a page view, then a new one.',
    }),
    url: t.string({ required: true, description: 'URL of the page, with https:// and the host.' }),
    isPageView: t.boolean({
      required: true,
      description: 'Whether this is a new page view; false if only the cart may have changed.',
    }),
    listed: t.stringList({ description: 'Slugs of the products listed on the page; only the first 50 are used.' }),
  }),
});

const ReportPagePayload = builder.objectRef<Reported>('ReportPagePayload').implement({
  description: 'Result of `reportPage`: the report was stored.',
  fields: (t) => ({
    properties: t.field({
      type: PropertiesType,
      description: 'Properties shared by all events of the page.',
      resolve: ({ properties }) => properties,
    }),
    events: t.field({
      type: [ShopEventType],
      description: 'Events of the page and the cart, in the order in which to send them. A purchase is returned only once.',
      resolve: ({ events }) => events,
    }),
  }),
});

builder.mutationField('reportPage', (t) =>
  t.field({
    type: ReportPagePayload,
    authScopes: { public: true },
    description:
      'Reports a page view or a possible cart change, and returns the events to send to analytics tools. The browser’s cookie must contain consent to analytics.',
    errors: {
      types: [ConsentMissingError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The reported events, or the error that prevented the report.' },
    },
    args: { input: t.arg({ type: ReportPageInput, required: true, description: 'Input for `reportPage`.' }) },
    resolve: (_root, { input: { visit, url, isPageView, listed } }, { shop, markPrivate }) => {
      markPrivate();
      return reportPage(shop, { visit, url, isPageView, listed: listed ?? [] });
    },
  }),
);
