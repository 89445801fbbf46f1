import { graphql } from 'react-relay/hooks.js';
import { useSearchParams } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { PackingSlipScreenQuery } from '../__generated__/PackingSlipScreenQuery.graphql.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './PackingSlipScreen.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query PackingSlipScreenQuery($number: Int!) {
    order: orderByNumber(number: $number) {
      number
      ...PackingSlip_order
    }
  }
`;

/** Loads the order of the packing slip. */
export function loadPackingSlip({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<PackingSlipScreenQuery>(environment, query, { number }, ({ order }) => order);
}

/** The packing slip of one order. */
export function PackingSlipScreen() {
  const order = orNotFound(useScreenQuery<PackingSlipScreenQuery>(query).order);
  const [search] = useSearchParams();
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={t.packingSlip}
        back={{ path: `/orders/${order.number}`, title: t.orderTitle({ number: order.number }) }}
        actions={
          <span className={styles.print}>
            <Button onClick={() => window.print()}>{t.print}</Button>
          </span>
        }
      />
      <PackingSlip order={order} shipment={search.get('shipment')} />
    </div>
  );
}
