import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MoneyText_money$key } from './relay/__generated__/MoneyText_money.graphql.ts';

/** An amount as formatted by the server. */
export function MoneyText({ money }: { money: MoneyText_money$key }) {
  const { formatted } = useFragment(
    graphql`
      fragment MoneyText_money on Money {
        formatted
      }
    `,
    money,
  );
  return <span>{formatted}</span>;
}
