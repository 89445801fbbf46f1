import { graphql } from 'react-relay/hooks.js';
import type { ShopSettingsScreenQuery } from '../__generated__/ShopSettingsScreenQuery.graphql.ts';
import type { ShopSettingsScreenSaveMutation } from '../__generated__/ShopSettingsScreenSaveMutation.graphql.ts';
import { FormEnd } from '../kit/form/FormEnd.tsx';
import { useVersionedForm } from '../kit/form/useVersionedForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { SettingSwitch } from './SettingField.tsx';
import styles from './settings.module.css';
import { SettingsHead } from './SettingsHead.tsx';

const query = graphql`
  query ShopSettingsScreenQuery {
    settings: staffShopSettings {
      cartRedirectAfterAdd
      slidingCart
      guestsMayWish
      wishedHeartsLink
      guestsMayVote
      guestsMayReview
      reviewsNeedApproval
      facts {
        ...SettingField_facts
      }
      edit {
        version
        ...FormEnd_edit
      }
    }
  }
`;

const saving = graphql`
  mutation ShopSettingsScreenSaveMutation($input: SaveShopSettingsInput!, $isDryRun: Boolean) {
    result: saveShopSettings(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveShopSettingsPayload {
        version
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const groups = [
  {
    title: 'Cart',
    settings: [
      {
        name: 'slidingCart',
        label: 'Sliding cart',
        help: 'The cart slides in after something was put into it; otherwise a short message says so, and the cart’s icon leads to its page.',
      },
      {
        name: 'cartRedirectAfterAdd',
        label: 'Go to the cart after each add',
        help: 'The cart’s page opens instead: on lists, product pages and in quick view.',
      },
    ],
  },
  {
    title: 'Wishlist',
    settings: [
      {
        name: 'guestsMayWish',
        label: 'Guests may keep a wishlist',
        help: 'Otherwise hearts do nothing before somebody has signed in, and say so.',
      },
      {
        name: 'wishedHeartsLink',
        label: 'Filled hearts lead to the wishlist',
        help: 'The heart of a product that was wished before leads there; otherwise it takes the product off the list.',
      },
    ],
  },
  {
    title: 'Deals and votes',
    settings: [
      {
        name: 'guestsMayVote',
        label: 'Guests may vote',
        help: 'On offers, coupons, and whether a review was helpful. Each visitor has one vote.',
      },
    ],
  },
  {
    title: 'Reviews',
    settings: [
      { name: 'guestsMayReview', label: 'Guests may write reviews', help: 'Otherwise only those who have signed in may.' },
      {
        name: 'reviewsNeedApproval',
        label: 'Reviews wait for approval',
        help: 'Those of buyers are shown at once either way.',
      },
    ],
  },
] as const;

const names: readonly { name: string; label: string }[] = groups.flatMap(({ settings }) => [...settings]);
const labelOf = (name: string) => names.find((setting) => setting.name === name)?.label ?? name;

/** Loads the switches of the shop. */
export function loadShopSettings({ environment }: ScreenArgs) {
  return loadScreen<ShopSettingsScreenQuery>(environment, query, {});
}

/** The switches of the shop, which hold on every page as soon as they are saved. */
export function ShopSettingsScreen() {
  const { settings } = useScreenQuery<ShopSettingsScreenQuery>(query);
  const { facts, edit } = settings;
  const values = {
    cartRedirectAfterAdd: settings.cartRedirectAfterAdd,
    slidingCart: settings.slidingCart,
    guestsMayWish: settings.guestsMayWish,
    wishedHeartsLink: settings.wishedHeartsLink,
    guestsMayVote: settings.guestsMayVote,
    guestsMayReview: settings.guestsMayReview,
    reviewsNeedApproval: settings.reviewsNeedApproval,
  };
  const form = useVersionedForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<ShopSettingsScreenSaveMutation, 'SaveShopSettingsPayload'>(saving, 'SaveShopSettingsPayload', {
      isToldByForm: true,
    }),
    variablesOf: (expectedVersion, changed) => ({ input: { expectedVersion, ...changed } }),
    versionOf: ({ version }) => version,
    saved: 'The settings are saved. Every page follows them from now on.',
  });
  return (
    <>
      <SettingsHead title="Shop settings" description="How the shop behaves. Changes hold at once, on every page." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {groups.map(({ title, settings: ofGroup }) => (
          <Panel key={title} title={title}>
            <div className={styles.fields}>
              {ofGroup.map((setting) => (
                <SettingSwitch key={setting.name} {...setting} form={form} facts={facts} />
              ))}
            </div>
          </Panel>
        ))}
        <FormEnd form={form} labelOf={labelOf} edit={edit} />
      </form>
    </>
  );
}
