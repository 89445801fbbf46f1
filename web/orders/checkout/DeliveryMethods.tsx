import { graphql, useFragment } from 'react-relay/hooks.js';
import { arrivalText } from '../../../shared/delivery/deliveryEstimate.ts';
import { Button } from '../../kit/Button.tsx';
import { MoneyText } from '../../kit/MoneyText.tsx';
import type { DeliveryMethods_quote$key } from '../../__generated__/DeliveryMethods_quote.graphql.ts';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import type { FormState } from './formState.ts';
import { formIntents } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

export interface DeliveryMethodsProps {
  quote: DeliveryMethods_quote$key;
  state: FormState;
  /** Code of the method that the shopper has clicked, before its price is known; null if the quote's method counts. */
  picked: string | null;
  onPick: (code: string) => void;
  isUpdating: boolean;
}

/** The shipping methods and their prices, which depend on the country. */
export function DeliveryMethods({ quote: key, state, picked, onPick, isUpdating }: DeliveryMethodsProps) {
  const { needsShipping, isDeliverable, country, shippingMethods, shippingMethod } = useFragment(
    graphql`
      fragment DeliveryMethods_quote on CartQuote {
        needsShipping
        isDeliverable
        country {
          name
        }
        shippingMethods {
          code
          name
          description
          deliveryEstimate {
            # eslint-disable-next-line relay/unused-fields -- arrivalText() reads both
            earliest
            # eslint-disable-next-line relay/unused-fields -- see above
            latest
          }
          price {
            amount
            ...MoneyText_money
          }
        }
        shippingMethod {
          code
        }
      }
    `,
    key,
  );
  const problem = state.problemOf('shippingMethod');
  const chosen = shippingMethods.some(({ code }) => code === picked) ? picked : shippingMethod?.code;
  return (
    <fieldset className={styles.group} id="section-delivery" aria-busy={isUpdating}>
      <legend className={styles.legend}>{t.delivery}</legend>
      {!needsShipping && <p className={styles.hint}>{t.nothingInYourOrderNeedsDelivery}</p>}
      {!isDeliverable && <p className={styles.problem}>{t.weCantDeliverThisCartTo({ country: country.name })}</p>}
      {shippingMethods.map(({ code, name, description, deliveryEstimate, price }, index) => (
        <div key={code} className={choices.choice}>
          <label className={choices.choiceHead}>
            <input
              {...problemProps('shippingMethod', problem)}
              type="radio"
              id={index === 0 ? 'shippingMethod' : undefined}
              name="shippingMethod"
              value={code}
              checked={code === chosen}
              onChange={() => onPick(code)}
              required
            />
            <span className={choices.choiceText}>
              <span className={choices.choiceName}>{name}</span>
              {deliveryEstimate && <span>{arrivalText(deliveryEstimate)}</span>}
              <span className={styles.hint}>{description}</span>
            </span>
            <span className={choices.choicePrice}>{price.amount === 0 ? t.free : <MoneyText money={price} />}</span>
          </label>
        </div>
      ))}
      <FieldProblem field="shippingMethod" problem={problem} />
      <noscript>
        <Button type="submit" kind="secondary" size="small" name="intent" value={formIntents.update} formNoValidate>
          {t.updateDelivery}
        </Button>
      </noscript>
    </fieldset>
  );
}
