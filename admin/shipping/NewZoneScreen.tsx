import { graphql } from 'react-relay/hooks.js';
import type { NewZoneScreenQuery } from '../__generated__/NewZoneScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { ZoneEditor } from './ZoneEditor.tsx';
import { blankStep } from './zoneValues.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query NewZoneScreenQuery {
    knownCountries {
      ...ZoneEditor_countries
    }
  }
`;

/** Loads the countries that a zone can include. */
export function loadNewZone({ environment }: ScreenArgs) {
  return loadScreen<NewZoneScreenQuery>(environment, query, {});
}

const blank = { version: 0, values: { name: '', countries: [], rates: [{ ...blankStep, code: 'standard', name: t.standardDelivery }] } };

/** Creates a shipping zone, after the existing zones. */
export function NewZoneScreen() {
  const { knownCountries } = useScreenQuery<NewZoneScreenQuery>(query);
  return (
    <>
      <ScreenHead title={t.newZone} description={t.newZonesAreAddedLast} back={{ path: '/settings/delivery', title: t.delivery }} />
      <ZoneEditor databaseId={null} read={blank} countries={knownCountries} />
    </>
  );
}
