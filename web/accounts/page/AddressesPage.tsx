import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useLocation } from 'react-router';
import type { AddressesPageQuery } from '../../__generated__/AddressesPageQuery.graphql.ts';
import type { OwnPage } from '../../visitor/ownPage.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { accountPaths } from './accountPaths.ts';
import { AccountPage } from './AccountPage.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import styles from './addresses.module.css';
import empty from './empty.module.css';
import * as t from '../__generated__/messages.ts';

const newPath = `${accountPaths.addresses}?new=1`;

/** The address book; adding and changing an address have their own URLs, so that they work without scripts. */
export function AddressesPage() {
  const loaded = useLoaderData<OwnPage<AddressesPageQuery>>();
  const { viewer, checkout } = usePreloadedQuery<AddressesPageQuery>(
    graphql`
      query AddressesPageQuery {
        ...Shell_query
        viewer {
          ...PersonalLayer_viewer
          account {
            addresses {
              databaseId
              ...AddressCard_address
              ...AddressForm_address
            }
          }
        }
        checkout {
          ...AddressForm_checkout
        }
      }
    `,
    loaded.reference,
  );
  const search = new URLSearchParams(useLocation().search);
  const addresses = viewer.account?.addresses ?? [];
  const edited = addresses.find(({ databaseId }) => String(databaseId) === search.get('edit'));
  if (edited || search.has('new')) {
    return (
      <AccountPage key={edited?.databaseId ?? 'new'} title={edited ? t.editAddress : t.newAddress}>
        <AddressForm address={edited ?? null} checkout={checkout} isFirst={addresses.length === 0} />
      </AccountPage>
    );
  }
  return (
    <AccountPage key="list" title={t.yourAddresses} lead={<p>{t.checkoutStartsWithYourDefaultAddress}</p>}>
      {addresses.length === 0 ? (
        <div className={empty.empty}>
          <span className={empty.mark}>
            <Icon name="truck" size={28} />
          </span>
          <p className={empty.title}>{t.yourAddressBookIsEmpty}</p>
          <p className={empty.text}>{t.saveAddressToFillInCheckout}</p>
          <ButtonLink to={newPath}>{t.addAddress}</ButtonLink>
        </div>
      ) : (
        <>
          <ul role="list" className={styles.cards}>
            {addresses.map((address) => (
              <AddressCard key={address.databaseId} address={address} />
            ))}
          </ul>
          <p>
            <ButtonLink to={newPath} kind="secondary">
              {t.addAddress}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountPage>
  );
}
