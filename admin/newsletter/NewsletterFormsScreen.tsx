import { graphql } from 'react-relay/hooks.js';
import type {
  NewsletterFormsScreenQuery,
  NewsletterPlace,
  NewsletterVariant,
} from '../__generated__/NewsletterFormsScreenQuery.graphql.ts';
import type { NewsletterFormsScreenSaveMutation } from '../__generated__/NewsletterFormsScreenSaveMutation.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import styles from '../settings/menus/content.module.css';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { FormFlag, FormSelect } from '../kit/form/FormField.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query NewsletterFormsScreenQuery {
    newsletterPlacements {
      place
      isOn
      variant
      asksName
    }
    edit: newsletterPlacementsEdit {
      version
      ...SettingsForm_edit
    }
    a: newsletterForm(variant: A) {
      wording
    }
    b: newsletterForm(variant: B) {
      wording
    }
  }
`;

const saving = graphql`
  mutation NewsletterFormsScreenSaveMutation($input: UpdateNewsletterPlacementsInput!, $isDryRun: Boolean) {
    result: updateNewsletterPlacements(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateNewsletterPlacementsPayload {
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

interface Placement {
  readonly place: NewsletterPlace;
  readonly isOn: boolean;
  readonly variant: NewsletterVariant;
  readonly asksName: boolean;
}

const variants = [
  { value: 'A', label: t.variantA },
  { value: 'B', label: t.variantB },
];
const places: readonly { place: NewsletterPlace; title: string; flag: string; where: string }[] = [
  { place: 'FOOTER', title: t.atEndOfEveryPage, flag: t.showAtEndOfEveryPage, where: t.notShownAtCheckout },
  { place: 'HOME', title: t.onTheHomePage, flag: t.showOnHomePage, where: t.inASeparateBox },
  { place: 'DEALS', title: t.onTheDealsPage, flag: t.showOnDealsPage, where: t.inBoxAtEndOfPage },
  { place: 'PRODUCT', title: t.onProductPages, flag: t.showOnProductPages, where: t.inBoxAtEndOfPage },
];
// Every placement has a name.
const labels = Object.fromEntries(places.map(({ place, title }) => [place, title])) as Record<NewsletterPlace, string>;

type Values = Record<NewsletterPlace, Placement>;
const placementText = (name: keyof Values, { [name]: { isOn, variant, asksName } }: Values) =>
  isOn
    ? asksName
      ? t.onFormWithName({ variant })
      : t.onFormWithoutName({ variant })
    : asksName
      ? t.offFormWithName({ variant })
      : t.offFormWithoutName({ variant });

/** Loads the newsletter form of each placement. */
export function loadNewsletterForms({ environment }: ScreenArgs) {
  return loadScreen<NewsletterFormsScreenQuery>(environment, query, {});
}

/** The newsletter form of each placement. */
export function NewsletterFormsScreen() {
  const { newsletterPlacements, edit, a, b } = useScreenQuery<NewsletterFormsScreenQuery>(query);
  // A placement without a setting shows no form.
  const values = Object.fromEntries(
    places.map(({ place }) => {
      const { isOn, variant, asksName } = newsletterPlacements.find((one) => one.place === place) ?? {
        isOn: false,
        variant: 'A',
        asksName: false,
      };
      return [place, { place, isOn, variant, asksName }];
    }),
  ) as Values;
  const form = useAdminForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<NewsletterFormsScreenSaveMutation, 'UpdateNewsletterPlacementsPayload'>(
      saving,
      'UpdateNewsletterPlacementsPayload',
    ),
    labels,
    valueText: placementText,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, placements: Object.values(changed) } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    savedText: t.formsSavedChangesAreLive,
  });
  return (
    <>
      <ScreenHead title={t.newsletterForms} description={t.whereVisitorsCanSign} />
      <SettingsForm form={form} edit={edit}>
        {places.map(({ place, title, flag, where }) => {
          const placement = form.values[place];
          return (
            <Panel key={place} title={title} description={where}>
              <div className={styles.fields}>
                <FormFlag form={form} name={`${place}.isOn`} label={flag} />
                {placement.isOn && (
                  <>
                    <FormSelect
                      form={form}
                      name={`${place}.variant`}
                      label={t.form}
                      hint={
                        placement.variant === 'B' ? t.nextToTheCheckbox({ wording: b.wording }) : t.belowTheButton({ wording: a.wording })
                      }
                      options={variants}
                    />
                    <FormFlag form={form} name={`${place}.asksName`} label={t.askForAName} hint={t.visitorsCanLeaveItEmpty} />
                  </>
                )}
              </div>
            </Panel>
          );
        })}
      </SettingsForm>
    </>
  );
}
