import { graphql, useFragment } from 'react-relay/hooks.js';
import { arrivalText } from '../../shared/delivery/deliveryEstimate.ts';
import type {
  DeliveryPromise_deliveries$data,
  DeliveryPromise_deliveries$key,
} from '../__generated__/DeliveryPromise_deliveries.graphql.ts';
import type { DeliveryPromise_product$key } from '../__generated__/DeliveryPromise_product.graphql.ts';
import styles from './ProductSummary.module.css';
import * as t from './__generated__/messages.ts';

/** When a product arrives and what its delivery costs, such as "Arrives Mon 30 Nov · €4.90 to Germany, free from €50.00". */
function deliveryText({ country, method }: DeliveryPromise_deliveries$data[number]): string {
  const { price, freeFrom, deliveryEstimate } = method;
  const isFree = price.amount === 0;
  const cost = isFree ? t.freeDeliveryTo({ country: country.name }) : t.priceToCountry({ price: price.formatted, country: country.name });
  const whole = !isFree && freeFrom ? t.freeFrom({ cost, freeFrom: freeFrom.formatted }) : cost;
  return deliveryEstimate ? `${arrivalText(deliveryEstimate)} · ${whole}` : whole;
}

/** What all the deliveries promise; '' if they differ. */
function useDeliveryText(keys: DeliveryPromise_deliveries$key): string {
  const deliveries = useFragment(
    graphql`
      fragment DeliveryPromise_deliveries on ProductDelivery @relay(plural: true) {
        country {
          name
        }
        method {
          price {
            amount
            formatted
          }
          freeFrom {
            formatted
          }
          deliveryEstimate {
            # eslint-disable-next-line relay/unused-fields -- arrivalText() reads both
            earliest
            # eslint-disable-next-line relay/unused-fields -- see above
            latest
          }
        }
      }
    `,
    keys,
  );
  const texts = new Set(deliveries.map(deliveryText));
  return texts.size === 1 ? ([...texts][0] ?? '') : '';
}

export interface DeliveryPromiseProps {
  product: DeliveryPromise_product$key;
  /** ID of the chosen variation; null if there is none. */
  variationId: string | null;
}

/**
 * When the product arrives, what its delivery costs, and how long it can be returned; nothing for what can't be bought. While no variation
 * is chosen, a delivery is shown only if it is the same for all of them.
 */
export function DeliveryPromise({ product: key, variationId }: DeliveryPromiseProps) {
  const product = useFragment(
    graphql`
      fragment DeliveryPromise_product on Product {
        type
        isPurchasable
        returnDays
        delivery {
          ...DeliveryPromise_deliveries
        }
        variations {
          id
          isPurchasable
          delivery {
            ...DeliveryPromise_deliveries
          }
        }
      }
    `,
    key,
  );
  const { returnDays } = product;
  const chosen = product.variations.find(({ id }) => id === variationId);
  const sold = product.type === 'VARIABLE' ? product.variations.filter(({ isPurchasable }) => isPurchasable) : [product];
  const delivery = useDeliveryText((chosen ? [chosen] : sold).flatMap((item) => item.delivery ?? []));
  if (!(chosen ?? product).isPurchasable) return null;
  const parts = [delivery, returnDays == null ? '' : t.dayReturns({ returnDays })].filter((text) => text !== '');
  return parts.length > 0 && <p className={styles.vat}>{parts.join(' · ')}</p>;
}
