import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { MappingPanel_import$key } from '../__generated__/MappingPanel_import.graphql.ts';
import { SelectField } from '../kit/form/fields.tsx';
import { formatCount } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { importModes, type ImportMode } from './importLabels.ts';
import styles from './imports.module.css';
import type { ImportActions } from './useImportActions.ts';

interface MappingPanelProps {
  found: MappingPanel_import$key;
  targets: readonly { readonly value: string; readonly label: string }[];
  actions: ImportActions;
  /** Whether the file has been checked with the column mapping that was last sent. */
  isChecked: boolean;
}

const named = 20;

/** Lists the first names and the number of the others. */
function listOf(names: readonly string[]): string {
  const rest = names.length - named;
  return rest <= 0 ? names.join(', ') : `${names.slice(0, named).join(', ')} and ${formatCount(rest, 'more', 'more')}`;
}

/** Maps columns to fields, with the file's first rows as samples. The file is checked first, and then imported. */
export function MappingPanel({ found, targets, actions, isChecked }: MappingPanelProps) {
  const { columns, mode: lastMode } = useFragment(
    graphql`
      fragment MappingPanel_import on CatalogueImport {
        mode
        columns {
          heading
          target
          isInterpreted
          samples
        }
      }
    `,
    found,
  );
  const [mapping, setMapping] = useState(() => columns.map(({ target }) => target));
  const [mode, setMode] = useState<ImportMode>(() => importModes.find(({ value }) => value === lastMode)?.value ?? 'CREATE_AND_UPDATE');
  const isChanged = mode !== lastMode || columns.some(({ target }, index) => target !== mapping[index]);
  const values = new Set(targets.map(({ value }) => value));
  const unknown = columns.filter(({ isInterpreted, target }) => !isInterpreted && target !== '' && !values.has(target));
  const problems = actions.failure?.fields ?? {};
  const choose = (index: number, value: string) => {
    actions.forget();
    setMapping((now) => now.map((other, at) => (at === index ? value : other)));
  };
  const chooseMode = (value: string) => {
    actions.forget();
    setMode(importModes.find((other) => other.value === value)?.value ?? 'CREATE_AND_UPDATE');
  };
  return (
    <Panel
      title="Columns"
      description={
        unknown.length === 0
          ? 'Every column was recognised. Check that they’re assigned correctly.'
          : `${formatCount(unknown.length, 'column')} not recognised: ${listOf(unknown.map(({ heading }) => `“${heading.trim()}”`))}. Choose what they contain. Columns that are kept unchanged are stored with the products and exported again, but not used.`
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.mapping} role="region" aria-label="Columns of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Column in the file</th>
              <th scope="col">Maps to</th>
              <th scope="col">First rows</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, samples, target: own, isInterpreted }, index) => (
              // A heading may be there twice.
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name, and stay in their order
              <tr key={index}>
                <th scope="row">{heading || `Column ${index + 1}`}</th>
                <td>
                  <SelectField
                    label={`Field for “${heading || `Column ${index + 1}`}”`}
                    isLabelHidden
                    value={mapping[index] ?? ''}
                    error={problems[`mapping.${index}`]}
                    onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                  >
                    <option value="">Don’t import</option>
                    {heading.trim() !== '' && !values.has(heading.trim()) && (
                      <option value={heading.trim()}>{isInterpreted && own === heading.trim() ? 'As in Shopify' : 'Keep unchanged'}</option>
                    )}
                    {own !== '' && own !== heading.trim() && !values.has(own) && <option value={own}>{own}</option>}
                    {targets.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                </td>
                <td>
                  <ul className={styles.samples}>
                    {samples.slice(0, 3).map((cell, at) => (
                      // oxlint-disable-next-line react/no-array-index-key -- rows of a file, in its order
                      <li key={at}>{cell || '–'}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SelectField label="What to import" value={mode} onChange={({ currentTarget }) => chooseMode(currentTarget.value)}>
        {importModes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <p role="alert">{problems.mapping}</p>
        <Button
          kind={isChecked && !isChanged ? 'secondary' : 'primary'}
          onClick={() => actions.start(mapping, mode, true)}
          disabled={actions.isBusy}
        >
          Check file
        </Button>
        {isChecked && (
          <Button onClick={() => actions.start(mapping, mode, false)} disabled={actions.isBusy || isChanged}>
            Import
          </Button>
        )}
      </div>
    </Panel>
  );
}
