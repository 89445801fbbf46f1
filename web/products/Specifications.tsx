import { graphql, useFragment } from 'react-relay/hooks.js';
import { CollapsibleTable } from '../kit/CollapsibleTable.tsx';
import type { Specifications_product$key } from '../__generated__/Specifications_product.graphql.ts';
import styles from './Specifications.module.css';
import * as t from './__generated__/messages.ts';

/** The typed attributes of a product, by heading. */
export function Specifications({ product }: { product: Specifications_product$key }) {
  const { specifications } = useFragment(
    graphql`
      fragment Specifications_product on Product {
        specifications {
          heading
          items {
            text
            attribute {
              id
              name
            }
          }
        }
      }
    `,
    product,
  );
  if (specifications.length === 0) return null;
  return (
    <section className={styles.specifications} aria-labelledby="specifications">
      <h2 id="specifications">{t.specifications}</h2>
      {specifications.map(({ heading, items }) => (
        <CollapsibleTable
          key={heading}
          caption={heading}
          rows={items.map(({ attribute, text }) => (
            <tr key={attribute.id}>
              <th scope="row">{attribute.name}</th>
              <td>{text}</td>
            </tr>
          ))}
        />
      ))}
    </section>
  );
}
