import { builder } from '../../../platform/graphql/builder.ts';
import { CookieConsent } from '../../consent/schema/cookies.ts';
import { carriedLanding } from '../arrivals.ts';

builder.objectField(CookieConsent, 'carriedLanding', (t) =>
  t.string({
    nullable: true,
    description:
      'URL of the page of this shop that the request came from, if that URL shows where the visitor came from; lets forms without JavaScript pass it on. Otherwise null.',
    resolve: (_consent, _args, { shop }) => carriedLanding(shop),
  }),
);
