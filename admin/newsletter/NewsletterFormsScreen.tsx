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
  { value: 'A', label: 'A: submitting the form gives consent' },
  { value: 'B', label: 'B: a checkbox must be ticked' },
];
const places: readonly { place: NewsletterPlace; title: string; where: string }[] = [
  { place: 'FOOTER', title: 'At the end of every page', where: 'Not shown at checkout or on the newsletter pages.' },
  { place: 'HOME', title: 'On the home page', where: 'In a separate box.' },
  { place: 'DEALS', title: 'On the deals page', where: 'In a box at the end of the page, instead of the form at the end of every page.' },
  { place: 'PRODUCT', title: 'On product pages', where: 'In a box at the end of the page, instead of the form at the end of every page.' },
];
// Every placement has a name.
const labels = Object.fromEntries(places.map(({ place, title }) => [place, title])) as Record<NewsletterPlace, string>;

type Values = Record<NewsletterPlace, Placement>;
const placementText = (name: keyof Values, { [name]: { isOn, variant, asksName } }: Values) =>
  `${isOn ? 'On' : 'Off'}, form ${variant}, ${asksName ? 'with' : 'without'} a name`;

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
    savedText: 'Forms saved. Changes are live on every page.',
  });
  return (
    <>
      <ScreenHead title="Newsletter forms" description="Where visitors can sign up for the newsletter, and what the forms ask for." />
      <SettingsForm form={form} edit={edit}>
        {places.map(({ place, title, where }) => {
          const placement = form.values[place];
          return (
            <Panel key={place} title={title} description={where}>
              <div className={styles.fields}>
                <FormFlag form={form} name={`${place}.isOn`} label={`Show a form ${title.toLowerCase()}`} />
                {placement.isOn && (
                  <>
                    <FormSelect
                      form={form}
                      name={`${place}.variant`}
                      label="Form"
                      hint={placement.variant === 'B' ? `Next to the checkbox: “${b.wording}”` : `Below the button: “${a.wording}”`}
                      options={variants}
                    />
                    <FormFlag form={form} name={`${place}.asksName`} label="Ask for a name" hint="Visitors can leave it empty." />
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
