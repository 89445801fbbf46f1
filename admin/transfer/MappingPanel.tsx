import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import type { MappingPanel_import$key } from '../__generated__/MappingPanel_import.graphql.ts';
import { SelectField } from '../kit/form/fields.tsx';
import { Panel } from '../kit/Panel.tsx';
import { importModes, type ImportMode } from './importLabels.ts';
import styles from './imports.module.css';
import type { ImportActions } from './useImportActions.ts';
import * as t from './__generated__/messages.ts';

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
  return rest <= 0 ? names.join(', ') : t.andMore({ rest, names: names.slice(0, named).join(', ') });
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
      title={t.columns}
      description={
        unknown.length === 0
          ? t.everyColumnWasRecognised
          : t.columnsNotRecognised({ count: unknown.length, list: listOf(unknown.map(({ heading }) => `“${heading.trim()}”`)) })
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.mapping} role="region" aria-label={t.columnsOfTheFile} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.columnInTheFile}</th>
              <th scope="col">{t.mapsTo}</th>
              <th scope="col">{t.firstRows}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, samples, target: own, isInterpreted }, index) => (
              // A heading may be there twice.
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name, and stay in their order
              <tr key={index}>
                <th scope="row">{heading || t.columnNumber({ number: index + 1 })}</th>
                <td>
                  <SelectField
                    label={t.fieldFor({ heading: heading || t.columnNumber({ number: index + 1 }) })}
                    isLabelHidden
                    value={mapping[index] ?? ''}
                    error={problems[`mapping.${index}`]}
                    onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                  >
                    <option value="">{t.dontImport}</option>
                    {heading.trim() !== '' && !values.has(heading.trim()) && (
                      <option value={heading.trim()}>{isInterpreted && own === heading.trim() ? t.asInShopify : t.keepUnchanged}</option>
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
      <SelectField label={t.whatToImport} value={mode} onChange={({ currentTarget }) => chooseMode(currentTarget.value)}>
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
          {t.checkFile}
        </Button>
        {isChecked && (
          <Button onClick={() => actions.start(mapping, mode, false)} disabled={actions.isBusy || isChanged}>
            {t.importButton}
          </Button>
        )}
      </div>
    </Panel>
  );
}
