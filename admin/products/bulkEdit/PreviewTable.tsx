import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PreviewTable_preview$key } from '../../__generated__/PreviewTable_preview.graphql.ts';
import { formatCount } from '../../kit/formats.ts';
import styles from '../catalog.module.css';

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
          ? 'No products are affected.'
          : `Affects ${formatCount(total, 'product')}, counting each variation.${total > rows.length ? ` The first ${rows.length}:` : ''}`}
      </p>
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <div className={styles.preview} role="region" aria-label="Preview" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Now</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ productId, name, before, after, problem }) => (
                <tr key={productId}>
                  <th scope="row">{name}</th>
                  <td>{before}</td>
                  <td>{problem === '' ? (before === after ? 'No change' : after) : `Skipped: ${problem}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
