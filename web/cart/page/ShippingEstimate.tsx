import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/Button.tsx';
import fieldStyles from '../../kit/Field.module.css';
import type { NavigationState } from '../../kit/page/usePageFocus.ts';
import type { ShippingEstimate_checkout$key } from '../../__generated__/ShippingEstimate_checkout.graphql.ts';
import { cartAddress } from './cartAddress.ts';
import styles from './cartPage.module.css';
import { cartPath } from '../ViewCartLink.tsx';
import * as t from '../__generated__/messages.ts';

export interface ShippingEstimateProps {
  checkout: ShippingEstimate_checkout$key;
  /** Code of the country used for the estimate. */
  country: string;
}

/** Country selection for the shipping estimate. The form requests the page of another country, with or without scripts. */
export function ShippingEstimate({ checkout, country }: ShippingEstimateProps) {
  const { countries } = useFragment(
    graphql`
      fragment ShippingEstimate_checkout on Checkout {
        countries {
          code
          name
        }
      }
    `,
    checkout,
  );
  const navigate = useNavigate();
  const state: NavigationState = { keepsFocus: true };
  return (
    <form method="get" action={cartPath}>
      <label className={fieldStyles.label} htmlFor="country">
        {t.deliverTo}
      </label>
      <div className={styles.estimateRow}>
        <select
          className={fieldStyles.select}
          id="country"
          name="country"
          autoComplete="off"
          defaultValue={country}
          onChange={(event) => void navigate(cartAddress(event.currentTarget.value), { replace: true, preventScrollReset: true, state })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit" kind="secondary">
            {t.update}
          </Button>
        </noscript>
      </div>
    </form>
  );
}
