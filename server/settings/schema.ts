import { builder } from '../graphql/builder.ts';
import { shopSettings, type ShopSettings } from './settings.ts';

const ShopSettingsType = builder.objectRef<ShopSettings>('ShopSettings').implement({
  description: 'How the shop behaves everywhere; the same for everybody.',
  fields: (t) => ({
    cartRedirectAfterAdd: t.exposeBoolean('cartRedirectAfterAdd', {
      description: 'Whether the cart page opens after something was put into the cart; otherwise the page stays.',
    }),
    slidingCart: t.exposeBoolean('slidingCart', {
      description: 'Whether the cart slides in after something was put into it; otherwise a short message says so.',
    }),
  }),
});

builder.queryField('shopSettings', (t) =>
  t.field({
    type: ShopSettingsType,
    authScopes: { public: true },
    description: 'What the shop’s owner has set.',
    resolve: (_root, _args, { shop }) => shopSettings(shop),
  }),
);
