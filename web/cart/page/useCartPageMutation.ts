import { useCallback } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Outcome, ResultMutation } from '../../kit/relay/useShopMutation.ts';
import { useCartCountry } from './cartAddress.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';

type OwnVariables<T extends ResultMutation> = Omit<T['variables'], 'country'>;

/**
 * A mutation that returns the whole cart page, with shipping costs for the page's country.
 * @returns same as useCartMutation; the country is filled in
 */
export function useCartPageMutation<T extends ResultMutation, Name extends string>(mutation: GraphQLTaggedNode, payloadName: Name) {
  const country = useCartCountry();
  const [run, isRunning] = useCartMutation<T, Name>(mutation, payloadName);
  const runWithCountry = useCallback(
    ({ variables, ...rest }: Omit<Outcome<T, Name>, 'variables'> & { variables: OwnVariables<T> }) =>
      run({ ...rest, variables: { ...variables, country } }),
    [country, run],
  );
  return [runWithCountry, isRunning] as const;
}
