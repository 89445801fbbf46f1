import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../../kit/Button.tsx';
import type { AddressCard_address$key } from '../../__generated__/AddressCard_address.graphql.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountPaths } from './accountPaths.ts';
import styles from './addresses.module.css';

/** An address in the address book with its actions. */
export function AddressCard({ address: key }: { address: AddressCard_address$key }) {
  const address = useFragment(
    graphql`
      fragment AddressCard_address on SavedAddress {
        id
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
    `,
    key,
  );
  const { id, databaseId, isDefault, phone } = address;
  const name = `${address.firstName} ${address.lastName}`.trim();
  const which = `${name}, ${address.address1}, ${address.city}`;
  const lines = [address.company, address.address1, address.address2, `${address.postcode} ${address.city}`.trim(), address.country.name];
  return (
    <li className={styles.card} data-default={isDefault}>
      {isDefault && <p className={styles.badge}>Default address</p>}
      <address className={styles.written}>
        <strong>{name}</strong>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
        {phone !== '' && <span className={styles.phone}>{phone}</span>}
      </address>
      <div className={styles.actions}>
        <ButtonLink to={`${accountPaths.addresses}?edit=${databaseId}`} kind="secondary" size="small" aria-label={`Edit ${which}`}>
          Edit
        </ButtonLink>
        {!isDefault && (
          <AccountForm
            name="defaultAddress"
            of={id}
            kind="quiet"
            size="small"
            button="Make default"
            busyButton="Saving…"
            buttonLabel={`Make default: ${which}`}
          >
            <input type="hidden" name="id" value={id} />
          </AccountForm>
        )}
      </div>
      <details className={styles.remove}>
        <summary aria-label={`Remove ${which}`}>Remove</summary>
        <AccountForm
          name="deleteAddress"
          of={id}
          kind="secondary"
          size="small"
          button="Yes, remove address"
          busyButton="Removing…"
          buttonLabel={`Yes, remove address: ${which}`}
        >
          <input type="hidden" name="id" value={id} />
        </AccountForm>
      </details>
    </li>
  );
}
