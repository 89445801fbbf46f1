import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PackingSlip_order$data, PackingSlip_order$key } from '../__generated__/PackingSlip_order.graphql.ts';
import { formatDate } from '../kit/formats.ts';
import styles from './PackingSlip.module.css';
import * as t from './__generated__/messages.ts';

type Order = PackingSlip_order$data;

/** The quantities on the slip: of the shipment, else what is left to ship, else everything. */
function quantitiesOf({ lines, shipments }: Order, shipment: Order['shipments'][number] | undefined): (lineId: string) => number {
  if (shipment) return (lineId) => shipment.lines.find(({ line }) => line.id === lineId)?.quantity ?? 0;
  const isOpen = lines.some(({ shippableQuantity }) => shippableQuantity > 0);
  const line = (lineId: string) => lines.find(({ id }) => id === lineId);
  return (lineId) => (isOpen || shipments.length === 0 ? line(lineId)?.shippableQuantity : line(lineId)?.quantity) ?? 0;
}

/**
 * A packing slip to print: the address and the items, without prices, and the message of a gift.
 * @param props.shipment number of a shipment; what is left to ship without one
 */
export function PackingSlip({ order: key, shipment: number }: { order: PackingSlip_order$key; shipment?: string | null }) {
  const order = useFragment(
    graphql`
      fragment PackingSlip_order on Order {
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
        giftMessage
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
    `,
    key,
  );
  const shipment = order.shipments.find((one) => String(one.number) === number);
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
    t.orderPlacedOn({ number: order.number, time: formatDate(order.placedAt) }),
    ...(shipment ? [t.shipmentAt({ number: shipment.number, time: formatDate(shipment.shippedAt) })] : []),
    [shipment?.carrierName ?? order.shippingMethod?.name ?? '', shipment?.trackingNumber ?? ''].filter((text) => text !== '').join(', '),
  ].filter((text) => text !== '');
  return (
    <article className={styles.slip} aria-label={t.packingSlipOfOrder({ number: order.number })}>
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
        <p>{t.nothingToPack}</p>
      ) : (
        <table className={styles.items}>
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              <th scope="col">{t.sku}</th>
              <th scope="col" className={styles.count}>
                {t.quantity}
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
                <td className={styles.count}>{packed === quantity ? packed : t.packedOfQuantity({ packed, quantity })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {order.giftMessage !== '' && (
        <div>
          <h2>{t.giftMessage}</h2>
          <p className={styles.message}>{order.giftMessage}</p>
        </div>
      )}
      {order.note !== '' && (
        // The slip of a gift is for its recipient, and the note for the shop.
        <div className={order.giftMessage === '' ? undefined : styles.screenOnly}>
          <h2>{t.customerNote}</h2>
          <p className={styles.note}>{order.note}</p>
        </div>
      )}
    </article>
  );
}
