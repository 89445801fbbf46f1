import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useIsWithdrawable_lines$data, useIsWithdrawable_lines$key } from '../__generated__/useIsWithdrawable_lines.graphql.ts';

type Exception = Pick<useIsWithdrawable_lines$data[number], 'withdrawalException'>;

/** Returns whether the right of withdrawal applies to at least one of these lines. */
export function isWithdrawable(lines: readonly Exception[]): boolean {
  return lines.some(({ withdrawalException }) => withdrawalException?.isConditional !== false);
}

/** Whether shoppers can withdraw from the contract for anything in the cart. */
export function useIsWithdrawable(lines: useIsWithdrawable_lines$key): boolean {
  return isWithdrawable(
    useFragment(
      graphql`
        fragment useIsWithdrawable_lines on CartLine @relay(plural: true) {
          withdrawalException {
            isConditional
          }
        }
      `,
      lines,
    ),
  );
}
