import { builder } from '../../../platform/graphql/builder.ts';
import { CookieConsent } from '../../consent/schema/cookies.ts';
import { carriedLanding } from '../arrivals.ts';

builder.objectField(CookieConsent, 'carriedLanding', (t) =>
  t.string({
    nullable: true,
    description:
      'Address of the page of this shop that led to this request, if it says where its visitor came from: a form without script carries it along. Otherwise null.',
    resolve: (_consent, _args, { shop }) => carriedLanding(shop),
  }),
);
