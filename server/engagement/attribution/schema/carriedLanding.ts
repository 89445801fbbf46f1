import { builder } from '../../../platform/graphql/builder.ts';
import { CookieConsent } from '../../consent/schema/cookies.ts';
import { carriedLanding } from '../arrivals.ts';

builder.objectField(CookieConsent, 'carriedLanding', (t) =>
  t.string({
    nullable: true,
    description:
      'URL of the page of this shop that led to this request, if it shows where the visitor came from, so that forms without JavaScript can pass it on. Otherwise null.',
    resolve: (_consent, _args, { shop }) => carriedLanding(shop),
  }),
);
