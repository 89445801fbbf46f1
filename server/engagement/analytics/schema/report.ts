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
  description: 'Visits are measured only of those who have agreed (setCookieConsent). Nothing was kept. Code CONSENT_MISSING.',
  interfaces: [UserErrorInterface],
});

const ReportPageInput = builder.inputType('ReportPageInput', {
  description: 'What is reported of a page.',
  fields: (t) => ({
    visit: t.string({
      required: true,
      description: 'A random UUID (lower case) that names the visit: the same until 30 minutes without a page have passed, then another.',
    }),
    url: t.string({ required: true, description: 'Address of the page, with https:// and the host.' }),
    isPageView: t.boolean({
      required: true,
      description: 'Whether the page is newly looked at; false when only its cart may have changed.',
    }),
    listed: t.stringList({ description: 'Slugs of the products that the page lists; the first 50 count.' }),
  }),
});

const ReportPagePayload = builder.objectRef<Reported>('ReportPagePayload').implement({
  description: 'It was kept.',
  fields: (t) => ({
    properties: t.field({ type: PropertiesType, description: 'What is common to all of it.', resolve: ({ properties }) => properties }),
    events: t.field({
      type: [ShopEventType],
      description: 'What the page and the cart say, in the order in which it is to be told. A purchase is told once.',
      resolve: ({ events }) => events,
    }),
  }),
});

builder.mutationField('reportPage', (t) =>
  t.field({
    type: ReportPagePayload,
    authScopes: { public: true },
    description:
      'Reports that a page is looked at, or that something may have changed in the cart, and answers what measuring tools are to be told (row 116). The browser’s cookie must say that its visits may be measured. Legacy twin: none.',
    errors: {
      types: [ConsentMissingError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'What was reported, or why not.' },
    },
    args: { input: t.arg({ type: ReportPageInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input: { visit, url, isPageView, listed } }, { shop, markPrivate }) => {
      markPrivate();
      return reportPage(shop, { visit, url, isPageView, listed: listed ?? [] });
    },
  }),
);
