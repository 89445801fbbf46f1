import { useState } from 'react';
import { useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router';
import type { Preloaded } from '../../web/kit/relay/preload.ts';
import type { TestedAddressQuery } from '../__generated__/TestedAddressQuery.graphql.ts';
import { AdminForm, textOf } from '../kit/form/AdminForm.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { loadScreen } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { changedSearch } from '../kit/table/listUrl.ts';
import { completeAddress } from './completeAddress.ts';
import { TestedAddress, testedAddress } from './TestedAddress.tsx';

/** Loads the result of the rules for the address in this screen's own address; null before one is tested. */
export async function loadTest({
  environment,
  url: { searchParams, hostname },
}: ScreenArgs): Promise<Preloaded<TestedAddressQuery> | null> {
  const url = completeAddress(searchParams.get('url') ?? '', searchParams.get('host') ?? hostname);
  if (url === null) return null;
  return loadScreen<TestedAddressQuery>(environment, testedAddress, {
    url,
    referrer: searchParams.get('referrer'),
    ownHost: searchParams.get('host'),
    hasSession: searchParams.get('visit') === '1',
    earlierSource: searchParams.get('earlier'),
  });
}

/** Tests the attribution rules: takes an address and a referrer, and shows the rule that decides and what was ignored. */
export function TestAddressScreen() {
  const preloaded = useLoaderData<Preloaded<TestedAddressQuery> | null>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isBusy = useNavigation().state === 'loading';
  const [error, setError] = useState<string>();

  function test(data: FormData): void {
    const host = textOf(data, 'host').trim();
    const isAddress = completeAddress(textOf(data, 'url'), host || location.hostname) !== null;
    setError(isAddress ? undefined : 'Enter a page URL, such as https://shop.example/?utm_source=newsletter.');
    if (!isAddress) return;
    const names = ['url', 'referrer', 'host', 'earlier', 'visit'];
    void navigate(changedSearch(params, Object.fromEntries(names.map((name) => [name, textOf(data, name).trim()]))), { replace: true });
  }

  return (
    <>
      <ScreenHead
        title="Test a URL and a referrer"
        description="Shows which source a visit would be attributed to, and why. Nothing is saved."
        back={{ path: '/reports', title: 'Sources' }}
      />
      <Panel>
        <AdminForm onSubmit={test} submitLabel="Test" isBusy={isBusy}>
          <TextField
            name="url"
            label="Landing URL"
            type="text"
            inputMode="url"
            required
            maxLength={4_000}
            defaultValue={params.get('url') ?? ''}
            error={error}
          />
          <TextField
            name="referrer"
            label="Referrer"
            hint="The previous page, as reported by the browser. Leave empty for none."
            inputMode="url"
            maxLength={4_000}
            defaultValue={params.get('referrer') ?? ''}
          />
          <TextField
            name="host"
            label="Own host"
            hint={`Links from this host and its subdomains don’t count. Leave empty for ${location.hostname}.`}
            maxLength={253}
            defaultValue={params.get('host') ?? ''}
          />
          <TextField
            name="earlier"
            label="Earlier source"
            hint="The source of an earlier visit. Leave empty for a first visit."
            maxLength={255}
            defaultValue={params.get('earlier') ?? ''}
          />
          <CheckboxField name="visit" value="1" label="A visit is in progress" defaultChecked={params.get('visit') === '1'} />
        </AdminForm>
      </Panel>
      {preloaded && <TestedAddress preloaded={preloaded} />}
    </>
  );
}
