import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PreviewTable_preview$key } from '../../__generated__/PreviewTable_preview.graphql.ts';
import styles from '../catalog.module.css';
import * as t from '../__generated__/messages.ts';

/** A preview of the first changed products. */
export function PreviewTable({ preview }: { preview: PreviewTable_preview$key }) {
  const { total, rows } = useFragment(
    graphql`
      fragment PreviewTable_preview on BulkEditPreview {
        total
        rows {
          productId
          name
          before
          after
          problem
        }
      }
    `,
    preview,
  );
  return (
    <>
      <p role="status" className={styles.note}>
        {total === 0
          ? t.noProductsAreAffected
          : total > rows.length
            ? t.affectsProductsFirst({ total, count: rows.length })
            : t.affectsProducts({ total })}
      </p>
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.preview} role="region" aria-label={t.preview} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.product}</th>
                <th scope="col">{t.now}</th>
                <th scope="col">{t.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ productId, name, before, after, problem }) => (
                <tr key={productId}>
                  <th scope="row">{name}</th>
                  <td>{before}</td>
                  <td>{problem === '' ? (before === after ? t.noChange : after) : t.skippedProblem({ problem })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
