import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useOwnDetails_viewer$key } from '../../__generated__/useOwnDetails_viewer.graphql.ts';
import type { CheckoutField } from './formValues.ts';

/**
 * Initial values of the form for signed-in customers: their account's email address, and the default address of their address book. The
 * country is part of the page's address (loaders.ts), because shipping is calculated with it.
 */
export function useOwnDetails(viewer: useOwnDetails_viewer$key): Partial<Record<CheckoutField, string>> {
  const { account } = useFragment(
    graphql`
      fragment useOwnDetails_viewer on Viewer {
        account {
          email
          addresses {
            firstName
            lastName
            company
            phone
            address1
            address2
            postcode
            city
            isDefault
          }
        }
      }
    `,
    viewer,
  );
  if (!account) return {};
  const home = account.addresses.find(({ isDefault }) => isDefault);
  if (!home) return { email: account.email };
  const { firstName, lastName, company, phone, address1, address2, postcode, city } = home;
  return { email: account.email, firstName, lastName, company, phone, address1, address2, postcode, city };
}
