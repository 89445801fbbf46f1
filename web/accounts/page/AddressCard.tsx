import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../../kit/Button.tsx';
import type { AddressCard_address$key } from '../../__generated__/AddressCard_address.graphql.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountPaths } from './accountPaths.ts';
import styles from './addresses.module.css';
import * as t from '../__generated__/messages.ts';

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
      {isDefault && <p className={styles.badge}>{t.defaultAddress}</p>}
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
        <ButtonLink to={`${accountPaths.addresses}?edit=${databaseId}`} kind="secondary" size="small" aria-label={t.editWhich({ which })}>
          {t.edit}
        </ButtonLink>
        {!isDefault && (
          <AccountForm
            name="defaultAddress"
            of={id}
            kind="quiet"
            size="small"
            button={t.makeDefault}
            busyButton={t.saving}
            buttonLabel={t.makeDefault2({ which })}
          >
            <input type="hidden" name="id" value={id} />
          </AccountForm>
        )}
      </div>
      <details className={styles.remove}>
        <summary aria-label={t.removeWhich({ which })}>{t.remove}</summary>
        <AccountForm
          name="deleteAddress"
          of={id}
          kind="secondary"
          size="small"
          button={t.yesRemoveAddress}
          busyButton={t.removing}
          buttonLabel={t.yesRemoveAddress2({ which })}
        >
          <input type="hidden" name="id" value={id} />
        </AccountForm>
      </details>
    </li>
  );
}
