import { graphql, useFragment } from 'react-relay/hooks.js';
import { mailtoHref } from '../../shared/mailtoHref.ts';
import type { ProductSafety_product$key } from '../__generated__/ProductSafety_product.graphql.ts';
import styles from './ProductSafety.module.css';
import * as t from './__generated__/messages.ts';

interface Party {
  name: string;
  address: string;
  contact: string;
}

/** Who made the product, who is responsible for it in the EU, and its warnings (article 19 of Regulation (EU) 2023/988). */
export function ProductSafety({ product: key }: { product: ProductSafety_product$key }) {
  const { manufacturer, safetyWarnings } = useFragment(
    graphql`
      fragment ProductSafety_product on Product {
        safetyWarnings
        manufacturer {
          name
          address
          contact
          responsiblePerson {
            name
            address
            contact
          }
        }
      }
    `,
    key,
  );
  if (!manufacturer && safetyWarnings === '') return null;
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <h2 id="safety">{t.productSafety}</h2>
      {safetyWarnings !== '' && <p className={styles.lines}>{safetyWarnings}</p>}
      {manufacturer && (
        <dl className={styles.parties}>
          <dt>{t.manufacturer}</dt>
          <PartyDetails party={manufacturer} />
          {manufacturer.responsiblePerson && (
            <>
              <dt>{t.responsiblePersonInEu}</dt>
              <PartyDetails party={manufacturer.responsiblePerson} />
            </>
          )}
        </dl>
      )}
    </section>
  );
}

function PartyDetails({ party: { name, address, contact } }: { party: Party }) {
  return (
    <dd className={styles.lines}>
      {address === '' ? name : `${name}\n${address}`}
      {contact !== '' && (
        <>
          {'\n'}
          <a href={/^https?:/i.test(contact) ? contact : mailtoHref(contact)}>{contact}</a>
        </>
      )}
    </dd>
  );
}
