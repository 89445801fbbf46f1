/* oxlint-disable relay/unused-fields -- the form reads them by their names */
import { graphql } from 'react-relay/hooks.js';
import { colourProblem } from '../../shared/shopColours.ts';
import type { ShopDetailsScreenQuery } from '../__generated__/ShopDetailsScreenQuery.graphql.ts';
import type { ShopDetailsScreenSaveMutation } from '../__generated__/ShopDetailsScreenSaveMutation.graphql.ts';
import { SelectField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { FormEnd } from '../kit/form/FormEnd.tsx';
import { useVersionedForm } from '../kit/form/useVersionedForm.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { setShopName } from '../kit/shopName.ts';
import { ColourField } from './ColourField.tsx';
import styles from './settings.module.css';
import { SettingsHead } from './SettingsHead.tsx';
import { contactFields, labelOf, legalFields, registerFields, textFields, type DetailField } from './shopDetailFields.ts';
import { ShopPreview } from './ShopPreview.tsx';

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
        terms
        privacy
        imprint
        delivery
        withdrawal
      }
      edit {
        version
        ...FormEnd_edit
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

/** Loads what the shop says about itself. */
export function loadShopDetails({ environment }: ScreenArgs) {
  return loadScreen<ShopDetailsScreenQuery>(environment, query, {});
}

/** What the browser itself knows to be wrong. */
function problemsOf({ name, accentColour, saleColour }: { name: string; accentColour: string; saleColour: string }) {
  const found = {
    name: name.trim() === '' ? 'Enter the name of the shop.' : null,
    accentColour: colourProblem(accentColour),
    saleColour: colourProblem(saleColour),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}

/** Name, look, legal details and texts of the shop. */
export function ShopDetailsScreen() {
  const { shopDetails, knownCountries } = useScreenQuery<ShopDetailsScreenQuery>(query);
  const { details, edit } = shopDetails;
  const form = useVersionedForm({
    read: { version: edit.version, values: { ...details } },
    mutation: useAdminMutation<ShopDetailsScreenSaveMutation, 'UpdateShopDetailsPayload'>(saving, 'UpdateShopDetailsPayload', {
      isToldByForm: true,
    }),
    variablesOf: (expectedVersion, changed) => ({ input: { expectedVersion, ...changed } }),
    versionOf: ({ version }) => version,
    problemsOf,
    saved: 'Shop details saved. Every page and mail shows them from now on.',
    onDone: ({ shop }) => setShopName(shop.name),
  });
  const { values } = form;
  const texts: Readonly<Record<string, string | undefined>> = values;
  const port = (name: string) => ({
    name,
    label: labelOf(name),
    value: texts[name] ?? '',
    error: form.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
  });
  const colour = (name: string) => {
    const { label, value, error } = port(name);
    return { name, label, value, error, onColour: (chosen: string) => form.change({ [name]: chosen }) };
  };
  const lines = (fields: readonly DetailField[]) =>
    fields.map(({ name, hint, type }) => <TextField key={name} {...port(name)} hint={hint} type={type} autoComplete="off" />);
  const countrySelect = (name: string, hint?: string) => (
    <SelectField {...port(name)} hint={hint}>
      {knownCountries.map((country) => (
        <option key={country.code} value={country.code}>
          {country.name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <SettingsHead
        title="Shop details"
        description="What the shop is called, looks like and says about itself, on every page and in every mail."
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Panel title="Name and look">
          <div className={styles.fields}>
            <TextField
              {...port('name')}
              hint="In the header, in titles of pages, in mails and here. At most 60 characters."
              autoComplete="off"
            />
            <TextField
              {...port('tagline')}
              hint="A few words below the name, without a full stop; also the title of the home page."
              autoComplete="off"
            />
            <TextField {...port('description')} hint="Follows the name and a colon in search results." autoComplete="off" />
            <TextField
              {...port('logoPath')}
              hint="Path of a picture of this shop, such as /media/…/640.webp. It stands in place of the name. Empty: the name."
              autoComplete="off"
            />
            <div className={styles.colours}>
              <ColourField {...colour('accentColour')} hint="Buttons and links." />
              <ColourField {...colour('saleColour')} hint="Reduced prices." />
            </div>
          </div>
        </Panel>
        <Panel title="Preview" description="The tones of both themes follow from the two colours.">
          <ShopPreview
            name={values.name}
            tagline={values.tagline}
            logoPath={values.logoPath}
            colours={{ accent: values.accentColour, sale: values.saleColour }}
          />
        </Panel>
        <Panel title="Company" description="Shown in the imprint and at the end of mails.">
          <div className={styles.fields}>
            {lines(legalFields)}
            {countrySelect('country')}
            {lines(registerFields)}
          </div>
        </Panel>
        <Panel title="Contact and delivery">
          <div className={styles.fields}>
            {lines(contactFields)}
            {countrySelect('defaultCountry', 'Taxes and delivery are estimated for it until a shopper enters an address.')}
          </div>
        </Panel>
        <Panel
          title="Texts"
          description="In Markdown: blank lines between paragraphs, - for lists, ## for headings with an optional {#anchor}, **bold**, [link](/cart/), > for a note."
        >
          <div className={styles.fields}>
            {textFields.map(({ name, path }) => (
              <TextAreaField
                key={name}
                {...port(name)}
                rows={8}
                hint={
                  <>
                    Page <a href={path}>{path}</a>
                    {name === 'terms' && '. Orders keep which version was accepted; another text is another version.'}
                  </>
                }
              />
            ))}
          </div>
        </Panel>
        <FormEnd form={form} labelOf={labelOf} edit={edit} />
      </form>
    </>
  );
}
