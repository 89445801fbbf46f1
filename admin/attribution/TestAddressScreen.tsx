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
import * as t from './__generated__/messages.ts';

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
    setError(isAddress ? undefined : t.enterPageUrlSuch);
    if (!isAddress) return;
    const names = ['url', 'referrer', 'host', 'earlier', 'visit'];
    void navigate(changedSearch(params, Object.fromEntries(names.map((name) => [name, textOf(data, name).trim()]))), { replace: true });
  }

  return (
    <>
      <ScreenHead title={t.testUrlAndReferrer} description={t.whatTestShows} back={{ path: '/reports', title: t.sources }} />
      <Panel>
        <AdminForm onSubmit={test} submitLabel={t.test} isBusy={isBusy}>
          <TextField
            name="url"
            label={t.landingUrl}
            type="text"
            inputMode="url"
            required
            maxLength={4_000}
            defaultValue={params.get('url') ?? ''}
            error={error}
          />
          <TextField
            name="referrer"
            label={t.referrer}
            hint={t.referrerHint}
            inputMode="url"
            maxLength={4_000}
            defaultValue={params.get('referrer') ?? ''}
          />
          <TextField
            name="host"
            label={t.ownHost}
            hint={t.linksFromThisHost({ host: location.hostname })}
            maxLength={253}
            defaultValue={params.get('host') ?? ''}
          />
          <TextField
            name="earlier"
            label={t.earlierSource}
            hint={t.earlierSourceHint}
            maxLength={255}
            defaultValue={params.get('earlier') ?? ''}
          />
          <CheckboxField name="visit" value="1" label={t.visitIsInProgress} defaultChecked={params.get('visit') === '1'} />
        </AdminForm>
      </Panel>
      {preloaded && <TestedAddress preloaded={preloaded} />}
    </>
  );
}
