import { graphql } from 'react-relay/hooks.js';
import type { ShopSettingsScreenQuery } from '../__generated__/ShopSettingsScreenQuery.graphql.ts';
import type { ShopSettingsScreenSaveMutation } from '../__generated__/ShopSettingsScreenSaveMutation.graphql.ts';
import { initialZone, setShopZone } from '../../shared/clock/shopClock.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { SettingSwitch } from './SettingField.tsx';
import styles from './settings.module.css';
import { SettingsHead } from './SettingsHead.tsx';
import { switchGroups } from './shopSwitches.ts';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { FormSelect } from '../kit/form/FormField.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ShopSettingsScreenQuery {
    settings: adminShopSettings {
      cartRedirectAfterAdd
      slidingCart
      guestsMayWish
      wishedHeartsLink
      guestsMayVote
      guestsMayReview
      reviewsNeedApproval
      commentsNeedApproval
      acceptsDeals
      asksForReviews
      taxesDeliveryByMainGoods
      timeZone
      facts {
        ...SettingField_facts
      }
      edit {
        version
        ...SettingsForm_edit
      }
    }
  }
`;

type SwitchName = (typeof switchGroups)[number]['settings'][number]['name'];

const saving = graphql`
  mutation ShopSettingsScreenSaveMutation($input: UpdateShopSettingsInput!, $isDryRun: Boolean) {
    result: updateShopSettings(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateShopSettingsPayload {
        version
        settings {
          timeZone
        }
      }
      ... on UserError {
        code
        message
        path
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
`;

const labels: Readonly<Record<SwitchName | 'timeZone', string>> = {
  ...(Object.fromEntries(switchGroups.flatMap(({ settings }) => settings.map(({ name, label }) => [name, label]))) as Record<
    SwitchName,
    string
  >),
  timeZone: t.timeZone,
};

const zones = [...new Set([initialZone, ...Intl.supportedValuesOf('timeZone')])];

/** Loads the shop's settings. */
export function loadShopSettings({ environment }: ScreenArgs) {
  return loadScreen<ShopSettingsScreenQuery>(environment, query, {});
}

/** The shop's switches, which take effect on every page as soon as they are saved. */
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
    commentsNeedApproval: settings.commentsNeedApproval,
    acceptsDeals: settings.acceptsDeals,
    asksForReviews: settings.asksForReviews,
    taxesDeliveryByMainGoods: settings.taxesDeliveryByMainGoods,
    timeZone: settings.timeZone,
  };
  const form = useAdminForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<ShopSettingsScreenSaveMutation, 'UpdateShopSettingsPayload'>(saving, 'UpdateShopSettingsPayload'),
    labels,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedText: t.settingsSavedChangesAreLive,
    onDone: ({ settings: saved }) => setShopZone(saved.timeZone),
  });
  return (
    <>
      <SettingsHead title={t.shopSettings} description={t.changesApplyImmediately} />
      <SettingsForm form={form} edit={edit}>
        <Panel title={t.time}>
          <div className={styles.fields}>
            <FormSelect form={form} name="timeZone" hint={t.timeZoneHint} options={zones.map((zone) => ({ value: zone, label: zone }))} />
          </div>
        </Panel>
        {switchGroups.map(({ title, settings: ofGroup }) => (
          <Panel key={title} title={title}>
            <div className={styles.fields}>
              {ofGroup.map((setting) => (
                <SettingSwitch key={setting.name} {...setting} form={form} facts={facts} />
              ))}
            </div>
          </Panel>
        ))}
      </SettingsForm>
    </>
  );
}
