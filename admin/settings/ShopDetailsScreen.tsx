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
import * as t from './__generated__/messages.ts';

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
  name: string().check(refine((text) => text.trim() !== '', t.enterShopName)),
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
    savedText: t.shopDetailsSaved,
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
      <SettingsHead title={t.shopDetails} description={t.shopDetailsDescription} />
      <SettingsForm form={form} edit={edit}>
        <Panel title={t.nameAndAppearance}>
          <div className={styles.fields}>
            <FormText form={form} name="name" hint={t.nameHint} autoComplete="off" />
            <FormText form={form} name="tagline" hint={t.taglineHint} autoComplete="off" />
            <FormText form={form} name="description" hint={t.shownInSearchResults} autoComplete="off" />
            <LogoField
              value={values.logoPath}
              shopName={values.name}
              error={form.errorOf('logoPath')}
              onChange={(logoPath) => form.change({ logoPath })}
            />
            <FormSelect
              form={form}
              name="currencyDisplay"
              hint={t.currencyHint}
              options={currencyDisplays.map(({ value, example }) => ({ value, label: example }))}
            />
            <div className={styles.colours}>
              <ColourField form={form} name="accentColour" hint={t.buttonsAndLinks} />
              <ColourField form={form} name="saleColour" hint={t.salePrices} />
            </div>
          </div>
        </Panel>
        <Panel title={t.preview} description={t.shadesAreDerived}>
          <ShopPreview
            name={values.name}
            tagline={values.tagline}
            logoPath={values.logoPath}
            currencyDisplay={values.currencyDisplay}
            colours={{ accent: values.accentColour, sale: values.saleColour }}
          />
        </Panel>
        <Panel title={t.company} description={t.shownInImprintAndInEmailFooter}>
          <div className={styles.fields}>
            {lines(legalFields)}
            <FormSelect form={form} name="country" options={countries} />
            {lines(registerFields)}
          </div>
        </Panel>
        <Panel title={t.contactAndDelivery}>
          <div className={styles.fields}>
            {lines(contactFields)}
            <FormSelect form={form} name="defaultCountry" hint={t.usedToEstimateTaxesAndDelivery} options={countries} />
          </div>
        </Panel>
        <Panel title={t.texts} description={t.markdownHint}>
          <div className={styles.fields}>
            {textFields.map(({ name, path }) => (
              <FormArea
                key={name}
                form={form}
                name={name}
                rows={8}
                hint={(name === 'faq' ? t.faqShownAt : name === 'terms' ? t.termsShownAt : t.shownAt)({ path: <a href={path}>{path}</a> })}
              />
            ))}
          </div>
        </Panel>
      </SettingsForm>
    </>
  );
}
