import type { RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { arrivalText } from '../../../shared/delivery/deliveryEstimate.ts';
import type { ReviewStep_checkout$key } from '../../__generated__/ReviewStep_checkout.graphql.ts';
import type { ReviewStep_quote$key } from '../../__generated__/ReviewStep_quote.graphql.ts';
import styles from './checkout.module.css';
import parts from './reviewStep.module.css';
import { addressFieldName, type AddressField, type CheckoutField, type CheckoutValues } from './formValues.ts';
import { enteredVatId } from './vatId.ts';
import * as t from '../__generated__/messages.ts';

export interface ReviewStepProps {
  checkout: ReviewStep_checkout$key;
  quote: ReviewStep_quote$key | null;
  values: CheckoutValues;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Goes back to this field of the form. */
  onEdit: (field: CheckoutField) => void;
}

/** Everything that was entered, for review before ordering. */
export function ReviewStep({ checkout: checkoutKey, quote: quoteKey, values, heading, onEdit }: ReviewStepProps) {
  const { countries } = useFragment(
    graphql`
      fragment ReviewStep_checkout on Checkout {
        countries {
          code
          name
        }
      }
    `,
    checkoutKey,
  );
  const quote = useFragment(
    graphql`
      fragment ReviewStep_quote on CartQuote {
        shippingMethod {
          name
          description
          deliveryEstimate {
            # eslint-disable-next-line relay/unused-fields -- arrivalText() reads both
            earliest
            # eslint-disable-next-line relay/unused-fields -- see above
            latest
          }
        }
        paymentMethods {
          code
          name
          isTest
          choice {
            options {
              value
              label
            }
          }
        }
      }
    `,
    quoteKey,
  );
  const address = (isBilling: boolean) => {
    const value = (field: AddressField) => values[addressFieldName(field, isBilling)].trim();
    return [
      `${value('firstName')} ${value('lastName')}`.trim(),
      value('company'),
      value('address1'),
      value('address2'),
      `${value('postcode').toUpperCase()} ${value('city')}`,
      countries.find(({ code }) => code === value('country'))?.name ?? '',
    ];
  };
  const vatId = enteredVatId(values);
  const shipping = quote?.shippingMethod;
  const payment = quote?.paymentMethods.find(({ code }) => code === values.paymentMethod);
  const choice = payment?.choice?.options.find(({ value }) => value === values.paymentToken)?.label ?? '';
  const part = (title: string, field: CheckoutField, lines: readonly string[]) => (
    <ReviewPart title={title} text={lines.filter((line) => line.trim() !== '').join('\n')} onEdit={() => onEdit(field)} />
  );
  return (
    <section className={parts.review} aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {t.reviewYourOrder}
      </h2>
      {part(t.contact, 'email', [values.email, values.phone])}
      {part(t.deliveryAddress, 'firstName', address(false))}
      {shipping &&
        part(t.delivery, 'shippingMethod', [
          shipping.name,
          shipping.deliveryEstimate ? arrivalText(shipping.deliveryEstimate) : '',
          shipping.description,
        ])}
      {part(t.payment, 'paymentMethod', [payment?.name ?? '', choice && payment?.isTest ? t.testChoice({ choice }) : choice])}
      {part(t.billingAddress, 'billingDiffers', [
        ...(values.billingDiffers === '' ? [t.sameAsDeliveryAddress] : address(true)),
        vatId === '' ? '' : t.vatIdIs({ vatId }),
      ])}
      {values.note.trim() !== '' && part(t.orderNote, 'note', [values.note.trim()])}
      {values.giftMessage.trim() !== '' && part(t.giftMessage, 'giftMessage', [values.giftMessage.trim()])}
    </section>
  );
}

function ReviewPart({ title, text, onEdit }: { title: string; text: string; onEdit: () => void }) {
  return (
    <div className={parts.reviewPart}>
      <h3>{title}</h3>
      <p>{text}</p>
      <button type="button" className={styles.edit} onClick={onEdit}>
        {t.editPart({ part: title.toLowerCase(), hidden: (text) => <span className="visually-hidden">{text}</span> })}
      </button>
    </div>
  );
}
