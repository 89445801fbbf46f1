import { graphql } from 'react-relay/hooks.js';
import { useSearchParams } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { PackingSlipScreenQuery, PackingSlipScreenQuery$data } from '../__generated__/PackingSlipScreenQuery.graphql.ts';
import { formatDate } from '../kit/formats.ts';
import { loadFound, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import styles from './PackingSlipScreen.module.css';

const query = graphql`
  query PackingSlipScreenQuery($number: Int!) {
    order: orderByNumber(number: $number) {
      number
      placedAt
      firstName
      lastName
      company
      address1
      address2
      postcode
      city
      country {
        name
      }
      note
      shippingMethod {
        name
      }
      lines {
        id
        name
        sku
        quantity
        shippableQuantity
        options {
          name
          value
        }
      }
      shipments {
        number
        carrierName
        trackingNumber
        shippedAt
        lines {
          quantity
          line {
            id
          }
        }
      }
    }
  }
`;

/** Loads the order of the packing slip. */
export function loadPackingSlip({ environment, params }: ScreenArgs) {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return loadFound<PackingSlipScreenQuery>(environment, query, { number }, ({ order }) => order);
}

type Order = NonNullable<PackingSlipScreenQuery$data['order']>;

/** The quantities on the slip: of the shipment, else what is left to ship, else everything. */
function quantitiesOf({ lines, shipments }: Order, shipment: Order['shipments'][number] | undefined): (lineId: string) => number {
  if (shipment) return (lineId) => shipment.lines.find(({ line }) => line.id === lineId)?.quantity ?? 0;
  const isOpen = lines.some(({ shippableQuantity }) => shippableQuantity > 0);
  const line = (lineId: string) => lines.find(({ id }) => id === lineId);
  return (lineId) => (isOpen || shipments.length === 0 ? line(lineId)?.shippableQuantity : line(lineId)?.quantity) ?? 0;
}

/** A packing slip to print: the address and the items, without prices. */
export function PackingSlipScreen() {
  const order = orNotFound(useScreenQuery<PackingSlipScreenQuery>(query).order);
  const [search] = useSearchParams();
  const shipment = order.shipments.find(({ number }) => String(number) === search.get('shipment'));
  const quantityOf = quantitiesOf(order, shipment);
  const lines = order.lines.map((line) => ({ ...line, packed: quantityOf(line.id) })).filter(({ packed }) => packed > 0);
  const address = [
    `${order.firstName} ${order.lastName}`.trim(),
    order.company,
    order.address1,
    order.address2,
    `${order.postcode} ${order.city}`.trim(),
    order.country.name,
  ].filter((part) => part !== '');
  const facts = [
    `Order ${order.number}, placed on ${formatDate(order.placedAt)}`,
    ...(shipment ? [`Shipment ${shipment.number}, ${formatDate(shipment.shippedAt)}`] : []),
    [shipment?.carrierName ?? order.shippingMethod?.name ?? '', shipment?.trackingNumber ?? ''].filter((text) => text !== '').join(', '),
  ].filter((text) => text !== '');
  return (
    <div className={styles.screen}>
      <ScreenHead
        title="Packing slip"
        back={{ path: `/orders/${order.number}`, title: `Order #${order.number}` }}
        actions={
          <span className={styles.print}>
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        }
      />
      <article className={styles.slip} aria-label={`Packing slip of order ${order.number}`}>
        <div className={styles.head}>
          <address>
            {address.map((part, index) => (
              // Two parts may be the same, such as a company and its owner.
              <span key={`${index} ${part}`}>{part}</span>
            ))}
          </address>
          <div>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
        </div>
        {lines.length === 0 ? (
          <p>Nothing to pack.</p>
        ) : (
          <table className={styles.items}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">SKU</th>
                <th scope="col" className={styles.count}>
                  Quantity
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, name, sku, options, packed, quantity }) => (
                <tr key={id}>
                  <td>
                    {name}
                    {options.length > 0 && (
                      <span className={styles.options}>{options.map((option) => `${option.name}: ${option.value}`).join(', ')}</span>
                    )}
                  </td>
                  <td>{sku ?? ''}</td>
                  <td className={styles.count}>{packed === quantity ? packed : `${packed} of ${quantity}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {order.note !== '' && (
          <div>
            <h2>Customer note</h2>
            <p className={styles.note}>{order.note}</p>
          </div>
        )}
      </article>
    </div>
  );
}
