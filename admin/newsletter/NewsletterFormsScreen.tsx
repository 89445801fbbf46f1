import { graphql } from 'react-relay/hooks.js';
import type {
  NewsletterFormsScreenQuery,
  NewsletterPlace,
  NewsletterVariant,
} from '../__generated__/NewsletterFormsScreenQuery.graphql.ts';
import type { NewsletterFormsScreenSaveMutation } from '../__generated__/NewsletterFormsScreenSaveMutation.graphql.ts';
import { CheckboxField, SelectField } from '../kit/form/fields.tsx';
import { FormEnd, plainWords } from '../kit/form/FormEnd.tsx';
import { useVersionedForm } from '../kit/form/useVersionedForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import styles from '../settings/menus/content.module.css';

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
      ...FormEnd_edit
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
  mutation NewsletterFormsScreenSaveMutation($input: SaveNewsletterPlacementsInput!, $isDryRun: Boolean) {
    result: saveNewsletterPlacements(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveNewsletterPlacementsPayload {
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

const places: readonly { place: NewsletterPlace; title: string; where: string }[] = [
  { place: 'FOOTER', title: 'At the end of every page', where: 'Not at the checkout, nor on the newsletter’s own pages.' },
  { place: 'HOME', title: 'On the home page', where: 'A box of its own.' },
  { place: 'DEALS', title: 'On the page of deals', where: 'A box at its end, instead of the form at the end of every page.' },
  { place: 'PRODUCT', title: 'On product pages', where: 'A box at their end, instead of the form at the end of every page.' },
];
const labelOf = (place: string) => places.find((one) => one.place === place)?.title ?? place;

const isPlacement = (value: unknown): value is Placement => typeof value === 'object' && value !== null && 'variant' in value;
const wordsOf = (value: unknown) =>
  isPlacement(value)
    ? `${plainWords(value.isOn)}, form ${value.variant}, ${value.asksName ? 'with' : 'without'} a name`
    : plainWords(value);

/** Loads which form stands where. */
export function loadNewsletterForms({ environment }: ScreenArgs) {
  return loadScreen<NewsletterFormsScreenQuery>(environment, query, {});
}

/** Which form of the newsletter stands where. */
export function NewsletterFormsScreen() {
  const { newsletterPlacements, edit, a, b } = useScreenQuery<NewsletterFormsScreenQuery>(query);
  const values: Readonly<Record<string, Placement>> = Object.fromEntries(
    newsletterPlacements.map(({ place, isOn, variant, asksName }) => [place, { place, isOn, variant, asksName }]),
  );
  const form = useVersionedForm({
    read: { version: edit.version, values },
    mutation: useAdminMutation<NewsletterFormsScreenSaveMutation, 'SaveNewsletterPlacementsPayload'>(
      saving,
      'SaveNewsletterPlacementsPayload',
      { isToldByForm: true },
    ),
    variablesOf: (expectedVersion, changed) => ({
      input: { expectedVersion, placements: Object.values(changed).filter((placement) => placement !== undefined) },
    }),
    versionOf: ({ version }) => version,
    saved: 'The forms are saved. Every page shows them from now on.',
  });
  return (
    <>
      <ScreenHead title="Newsletter forms" description="Where visitors can ask for the newsletter, and what they are asked." />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {places.map(({ place, title, where }) => {
          const placement = form.values[place] ?? { place, isOn: false, variant: 'A', asksName: false };
          const change = (changes: Partial<Placement>) => form.change({ [place]: { ...placement, ...changes } });
          return (
            <Panel key={place} title={title} description={where}>
              <div className={styles.fields}>
                <CheckboxField
                  label={`Show a form ${title.toLowerCase()}`}
                  checked={placement.isOn}
                  onChange={({ target }) => change({ isOn: target.checked })}
                />
                {placement.isOn && (
                  <>
                    <SelectField
                      label="Form"
                      hint={placement.variant === 'B' ? `Beside the box: “${b.wording}”` : `Below the button: “${a.wording}”`}
                      value={placement.variant}
                      onChange={({ target }) => change({ variant: target.value === 'B' ? 'B' : 'A' })}
                    >
                      <option value="A">A: sending the form is the consent</option>
                      <option value="B">B: a box has to be ticked</option>
                    </SelectField>
                    <CheckboxField
                      label="Ask for a name"
                      hint="It may stay empty."
                      checked={placement.asksName}
                      onChange={({ target }) => change({ asksName: target.checked })}
                    />
                  </>
                )}
              </div>
            </Panel>
          );
        })}
        <FormEnd form={form} labelOf={labelOf} wordsOf={wordsOf} edit={edit} />
      </form>
    </>
  );
}
