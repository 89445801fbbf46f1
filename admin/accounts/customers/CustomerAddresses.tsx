import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CustomerAddresses_customer$key } from '../../__generated__/CustomerAddresses_customer.graphql.ts';
import { Panel } from '../../kit/Panel.tsx';
import { StatusBadge } from '../../kit/StatusBadge.tsx';
import styles from './CustomerAddresses.module.css';
import * as t from '../__generated__/messages.ts';

/** The customer's address book. */
export function CustomerAddresses({ customer: key }: { customer: CustomerAddresses_customer$key }) {
  const { addresses } = useFragment(
    graphql`
      fragment CustomerAddresses_customer on Customer {
        addresses {
          databaseId
          firstName
          lastName
          company
          phone
          address1
          address2
          postcode
          city
          country {
            name
          }
          isDefault
        }
      }
    `,
    key,
  );
  return (
    <Panel title={t.addresses}>
      {addresses.length === 0 ? (
        <p>{t.addressBookIsEmpty}</p>
      ) : (
        <ul role="list" className={styles.addresses}>
          {addresses.map(({ databaseId, firstName, lastName, company, phone, address1, address2, postcode, city, country, isDefault }) => (
            <li key={databaseId}>
              <address className={styles.address}>
                {[`${firstName} ${lastName}`.trim(), company, address1, address2, `${postcode} ${city}`.trim(), country.name, phone]
                  .filter((line) => line.trim() !== '')
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </address>
              {isDefault && <StatusBadge tone="neutral">{t.defaultAddress}</StatusBadge>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
