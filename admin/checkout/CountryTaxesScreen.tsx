import { graphql } from 'react-relay/hooks.js';
import type { CountryTaxesScreenMutation } from '../__generated__/CountryTaxesScreenMutation.graphql.ts';
import type { CountryTaxesScreenQuery } from '../__generated__/CountryTaxesScreenQuery.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { basisPointsOf, percentFault, percentText } from '../kit/form/amounts.ts';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useDraft } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { loadScreen, orNotFound, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';

const query = graphql`
  query CountryTaxesScreenQuery($country: String!) {
    countryTaxes(country: $country) {
      country {
        code
        name
      }
      standardBasisPoints
      reducedBasisPoints
      version
    }
  }
`;

/** Loads the country that the address names. @throws NotFound */
export async function loadCountryTaxes({ environment, params }: ScreenArgs) {
  const loaded = await loadScreen<CountryTaxesScreenQuery>(environment, query, { country: params.country ?? '' });
  orNotFound(loaded.data.countryTaxes);
  return loaded;
}

interface TaxValues {
  standard: string;
  reduced: string;
}

const labels: Readonly<Record<keyof TaxValues, string>> = { standard: 'Standard rate', reduced: 'Reduced rate' };
const sentNames: Readonly<Record<keyof TaxValues, string>> = { standard: 'standardBasisPoints', reduced: 'reducedBasisPoints' };
const hints: Readonly<Record<keyof TaxValues, string>> = { standard: 'In percent. Delivery has it too.', reduced: 'In percent.' };
const names = ['standard', 'reduced'] as const;

/** The rates of VAT of one country. */
export function CountryTaxesScreen() {
  const taxes = orNotFound(useScreenQuery<CountryTaxesScreenQuery>(query).countryTaxes);
  const { country, version } = taxes;
  const draft = useDraft<TaxValues>({
    version,
    values: { standard: percentText(taxes.standardBasisPoints), reduced: percentText(taxes.reducedBasisPoints) },
  });
  const reload = useReload();
  const mutation = useAdminMutation<CountryTaxesScreenMutation, 'SaveTaxRatesPayload'>(
    graphql`
      mutation CountryTaxesScreenMutation($input: SaveTaxRatesInput!, $isDryRun: Boolean) {
        result: saveTaxRates(input: $input, isDryRun: $isDryRun) {
          __typename
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
    `,
    'SaveTaxRatesPayload',
    { isToldByForm: draft.theirs === null },
  );
  const { run, isBusy, failure, found, fields } = mutation;
  const problemOf = (name: keyof TaxValues) => (basisPointsOf(draft.values[name]) === null ? percentFault : undefined);
  const problems = useOwnProblems({ standard: problemOf('standard'), reduced: problemOf('reduced') });

  function variablesOf(values: TaxValues, expectedVersion: number) {
    const [standardBasisPoints, reducedBasisPoints] = [basisPointsOf(values.standard), basisPointsOf(values.reduced)];
    if (standardBasisPoints === null || reducedBasisPoints === null) return undefined;
    return { input: { country: country.code, expectedVersion, standardBasisPoints, reducedBasisPoints } };
  }
  useDryRun(mutation, draft.isDirty ? variablesOf(draft.values, draft.base.version) : null);

  function send(values: TaxValues, expectedVersion: number): void {
    const variables = variablesOf(values, expectedVersion);
    if (!variables) return problems.refuse(mutation);
    run({
      variables,
      onDone: () => {
        draft.start({ version: expectedVersion + 1, values });
        showToast({ kind: 'success', text: 'The rates are saved.' });
        void reload();
      },
      onFailed: ({ code }) => {
        if (code !== 'STALE') return false;
        draft.refuse();
        void reload();
        return true;
      },
    });
  }

  return (
    <>
      <ScreenHead
        title={`VAT in ${country.name}`}
        description="What shoppers pay stays the same: another rate only divides it in another way. Orders keep the rates they were placed with."
        back={{ path: '/settings/taxes', title: 'VAT' }}
      />
      <UnsavedGuard isDirty={draft.isDirty} />
      <Panel title="Rates">
        <div className={layout.pair}>
          {names.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              inputMode="decimal"
              hint={hints[name]}
              value={draft.values[name]}
              error={problemOf(name) ?? fields[sentNames[name]]}
              onChange={({ target }) => draft.change({ [name]: target.value })}
            />
          ))}
        </div>
      </Panel>
      <SaveBar
        isDirty={draft.isDirty}
        isBusy={isBusy}
        failure={problems.failure ?? (failure?.code === 'STALE' ? null : failure)}
        found={problems.found ?? found}
        label="Save"
        onSave={() => send(draft.values, draft.base.version)}
        onDiscard={draft.discard}
      />
      <ChangedDialog
        draft={draft}
        labels={labels}
        told={(name, values) => `${values[name]} %`}
        isBusy={isBusy}
        onSaveOver={() => draft.theirs && send(draft.mineOver(draft.theirs), draft.theirs.version)}
      />
    </>
  );
}
