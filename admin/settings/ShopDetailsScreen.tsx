/* oxlint-disable relay/unused-fields -- the form reads them by their names */
import { graphql } from 'react-relay/hooks.js';
import { check, object, overwrite, refine, string } from 'zod/mini';
import { setCurrencyDisplay } from '../../shared/money/display.ts';
import { currencyDisplays } from '../../shared/money/money.ts';
import { colourProblem } from '../../shared/shopColours.ts';
import type { ShopDetailsScreenQuery } from '../__generated__/ShopDetailsScreenQuery.graphql.ts';
import type { ShopDetailsScreenSaveMutation } from '../__generated__/ShopDetailsScreenSaveMutation.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { setShopName } from '../kit/shopName.ts';
import { ColourField } from './ColourField.tsx';
import styles from './settings.module.css';
import { LogoField } from './LogoField.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { contactFields, labels, legalFields, registerFields, textFields, type DetailField } from './shopDetailFields.ts';
import { ShopPreview } from './ShopPreview.tsx';
import { SettingsForm } from '../kit/form/SettingsForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { FormArea, FormSelect, FormText } from '../kit/form/FormField.tsx';

const query = graphql`
  query ShopDetailsScreenQuery {
    shopDetails: adminShopDetails {
      details {
        name
        tagline
        description
        logoPath
        accentColour
        saleColour
        legalName
        street
        postcode
        city
        country
        representative
        registerEntry
        vatId
        email
        phone
        defaultCountry
        currencyDisplay
        terms
        privacy
        imprint
        delivery
        withdrawal
        faq
      }
      edit {
        version
        ...SettingsForm_edit
      }
    }
    knownCountries {
      code
      name
    }
  }
`;

const saving = graphql`
  mutation ShopDetailsScreenSaveMutation($input: UpdateShopDetailsInput!, $isDryRun: Boolean) {
    result: updateShopDetails(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateShopDetailsPayload {
        version
        shop {
          name
          currencyDisplay
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

/** Loads the shop's details. */
export function loadShopDetails({ environment }: ScreenArgs) {
  return loadScreen<ShopDetailsScreenQuery>(environment, query, {});
}

const colour = string().check(
  overwrite((text) => text.trim().toLowerCase()),
  check(({ value, issues }) => {
    const message = colourProblem(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  }),
);
const text = string();
const schema = object({
  // The keys are the field names.
  ...(Object.fromEntries(Object.keys(labels).map((name) => [name, text])) as Record<keyof typeof labels, typeof text>),
  name: string().check(refine((text) => text.trim() !== '', 'Enter the name of the shop.')),
  accentColour: colour,
  saleColour: colour,
});

/** Settings of the shop's name, appearance, legal details and texts. */
export function ShopDetailsScreen() {
  const { shopDetails, knownCountries } = useScreenQuery<ShopDetailsScreenQuery>(query);
  const { details, edit } = shopDetails;
  const form = useAdminForm({
    read: { version: edit.version, values: { ...details } },
    mutation: useAdminMutation<ShopDetailsScreenSaveMutation, 'UpdateShopDetailsPayload'>(saving, 'UpdateShopDetailsPayload'),
    labels,
    variablesOf: ({ changed, version: expectedVersion }) => ({ input: { expectedVersion, ...changed } }),
    savedOf: ({ version }, saved) => ({ version, values: saved }),
    schema,
    savedText: 'Shop details saved. Changes are live on every page and in every email.',
    onDone: ({ shop }) => {
      setShopName(shop.name);
      setCurrencyDisplay(shop.currencyDisplay);
    },
  });
  const { values } = form;
  const lines = (fields: readonly DetailField[]) =>
    fields.map((field) => <FormText key={field.name} form={form} {...field} autoComplete="off" />);
  const countries = knownCountries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <SettingsHead title="Shop details" description="The shop’s name, appearance and information, on every page and in every email." />
      <SettingsForm form={form} edit={edit}>
        <Panel title="Name and appearance">
          <div className={styles.fields}>
            <FormText
              form={form}
              name="name"
              hint="Shown in the header, page titles, emails and the admin. At most 60 characters."
              autoComplete="off"
            />
            <FormText
              form={form}
              name="tagline"
              hint="A few words below the name, without a full stop. Also used as the title of the home page."
              autoComplete="off"
            />
            <FormText form={form} name="description" hint="Shown after the name and a colon in search results." autoComplete="off" />
            <LogoField
              value={values.logoPath}
              shopName={values.name}
              error={form.errorOf('logoPath')}
              onChange={(logoPath) => form.change({ logoPath })}
            />
            <FormSelect
              form={form}
              name="currencyDisplay"
              hint="Used for every price: in the shop, in emails and here."
              options={currencyDisplays.map(({ value, example }) => ({ value, label: example }))}
            />
            <div className={styles.colours}>
              <ColourField form={form} name="accentColour" hint="Buttons and links." />
              <ColourField form={form} name="saleColour" hint="Sale prices." />
            </div>
          </div>
        </Panel>
        <Panel title="Preview" description="The shades of both themes are derived from these two colours.">
          <ShopPreview
            name={values.name}
            tagline={values.tagline}
            logoPath={values.logoPath}
            currencyDisplay={values.currencyDisplay}
            colours={{ accent: values.accentColour, sale: values.saleColour }}
          />
        </Panel>
        <Panel title="Company" description="Shown in the imprint and at the end of emails.">
          <div className={styles.fields}>
            {lines(legalFields)}
            <FormSelect form={form} name="country" options={countries} />
            {lines(registerFields)}
          </div>
        </Panel>
        <Panel title="Contact and delivery">
          <div className={styles.fields}>
            {lines(contactFields)}
            <FormSelect
              form={form}
              name="defaultCountry"
              hint="Used to estimate taxes and delivery until a shopper enters an address."
              options={countries}
            />
          </div>
        </Panel>
        <Panel
          title="Texts"
          description="In Markdown: blank lines between paragraphs, - for lists, ## for headings with an optional {#anchor}, **bold**, [link](/cart/), > for a note."
        >
          <div className={styles.fields}>
            {textFields.map(({ name, path }) => (
              <FormArea
                key={name}
                form={form}
                name={name}
                rows={8}
                hint={
                  <>
                    Page <a href={path}>{path}</a>
                    {name === 'faq' && '. Each heading that ends with a question mark is a question.'}
                    {name === 'terms' && '. Orders keep the version that was accepted. Changing the text creates a new version.'}
                  </>
                }
              />
            ))}
          </div>
        </Panel>
      </SettingsForm>
    </>
  );
}
