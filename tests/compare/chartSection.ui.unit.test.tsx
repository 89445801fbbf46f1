import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { ChartSection_section$key } from '../../web/__generated__/ChartSection_section.graphql.ts';
import chartPageQuery from '../../web/__generated__/ChartPageQuery.graphql.ts';
import { ChartSection } from '../../web/compare/chart/ChartSection.tsx';
import type { Differences } from '../../web/compare/chart/chartUrl.ts';
import { createEnvironment } from '../../web/kit/relay/environment.ts';

interface Row {
  label: string;
  isDifferent: boolean;
  /** Cell texts; the best values end with a star. */
  cells: string[];
}

const rows: Row[] = [
  { label: 'Battery life', isDifferent: true, cells: ['42 h', '50 h*'] },
  { label: 'Brand', isDifferent: false, cells: ['Halvane', 'Halvane'] },
  { label: 'Colour', isDifferent: true, cells: ['Blue', ''] },
];

/** Renders a section on the server, and splits it into rows. */
function rowsOf(differences: Differences, leaving = -1): string[] {
  const environment = createEnvironment(() => Promise.reject(new Error('Nothing is asked for')), true);
  commitLocalUpdate(environment, (store) => {
    const section = store.create('section-1', 'ComparisonSection');
    section.setValue('Power', 'heading');
    const made = rows.map(({ label, isDifferent, cells }) => {
      const row = store.create(label, 'ComparisonRow');
      row.setValue(label, 'key').setValue(label, 'label').setValue(isDifferent, 'isDifferent');
      const own = cells.map((text, index) => {
        const cell = store.create(`${label} ${index}`, 'ComparisonCell');
        return cell.setValue(text.replace('*', ''), 'text').setValue(text.endsWith('*'), 'isBest');
      });
      return row.setLinkedRecords(own, 'cells');
    });
    section.setLinkedRecords(made, 'rows');
  });
  const key = {
    __id: 'section-1',
    __fragments: { ChartSection_section: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(chartPageQuery), { group: 'phones', ids: [] }).request,
    // Fragment keys are opaque types: Relay creates this structure.
  } as unknown as ChartSection_section$key;
  const markup = renderToStaticMarkup(
    <RelayEnvironmentProvider environment={environment}>
      <table>
        <ChartSection section={key} differences={differences} leaving={leaving} />
      </table>
    </RelayEnvironmentProvider>,
  );
  return markup.split('<tr').slice(1);
}

test('[F84] rows with differences are marked, with and without emphasis', () => {
  for (const differences of ['all', 'show'] as const) {
    const [, ...marked] = rowsOf(differences);
    expect(marked.map((row) => row.includes('data-different="true"'))).toEqual([true, false, true]);
    // Differences are marked for screen readers too.
    expect(marked.map((row) => row.includes(', differs'))).toEqual([true, false, true]);
  }
});

test('[F84] with emphasis, equal rows are dimmed, but headings aren’t', () => {
  expect(rowsOf('all').join('')).not.toContain('data-dimmed="true"');
  const [heading, battery, brand] = rowsOf('show');
  expect(heading).toContain('<h2>Power</h2>');
  expect(heading).not.toContain('data-dimmed');
  expect(battery).toContain('data-dimmed="false"');
  expect(brand).toContain('data-dimmed="true"');
});

test('[F84] with only differences, equal rows are left out', () => {
  const shown = rowsOf('only');
  expect(shown).toHaveLength(3);
  expect(shown.join('')).not.toContain('Brand');
});

test('[F84] best and missing values are announced to screen readers', () => {
  const [, battery, , colour] = rowsOf('all');
  expect(battery?.match(/, best/g)).toHaveLength(1);
  expect(battery).toMatch(/data-best="true"[^>]*><span[^>]*>50 h/);
  expect(colour).toContain('not stated');
});

test('[F85] every cell of a product is marked while it is being removed', () => {
  for (const row of rowsOf('all', 1).slice(1)) expect(row.match(/data-leaving="(true|false)"/g)?.[1]).toBe('data-leaving="true"');
});
