import { graphql, useFragment } from 'react-relay/hooks.js';
import type { usePostcodeCheck_checkout$key } from '../../__generated__/usePostcodeCheck_checkout.graphql.ts';
import type { CheckoutValues } from './formValues.ts';
import { postcodeIssues } from './postcodes.ts';

/** @returns a function that finds postcodes that are invalid in their country */
export function usePostcodeCheck(checkout: usePostcodeCheck_checkout$key) {
  const { countries } = useFragment(
    graphql`
      fragment usePostcodeCheck_checkout on Checkout {
        countries {
          code
          name
          postcodePattern
          postcodeExample
        }
      }
    `,
    checkout,
  );
  return (values: CheckoutValues) =>
    postcodeIssues(
      values,
      countries.map(({ code, name, postcodePattern, postcodeExample }) => ({ code, name, postcodePattern, postcodeExample })),
    );
}
