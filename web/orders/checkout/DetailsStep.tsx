import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { signInPath } from '../../accounts/accountAddress.ts';
import { Link } from '../../kit/Link.tsx';
import fieldStyles from '../../kit/Field.module.css';
import type { DetailsStep_checkout$key } from '../../__generated__/DetailsStep_checkout.graphql.ts';
import type { DetailsStep_quote$key } from '../../__generated__/DetailsStep_quote.graphql.ts';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import { BillingFields } from './BillingFields.tsx';
import styles from './checkout.module.css';
import { checkoutPath } from './deliveryChoices.ts';
import { DeliveryMethods, type DeliveryMethodsProps } from './DeliveryMethods.tsx';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import { stateOf } from './formState.ts';
import { GiftMessage } from './GiftMessage.tsx';
import { PaymentMethods } from '../../payments/PaymentMethods.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import * as t from '../__generated__/messages.ts';

export interface DetailsStepProps extends Pick<DeliveryMethodsProps, 'state' | 'picked' | 'onPick' | 'isUpdating'> {
  checkout: DetailsStep_checkout$key;
  /** Null if the shop does not deliver to the country. */
  quote: DetailsStep_quote$key | null;
  /** Whether to offer sign-in. */
  isGuest: boolean;
  onPlaceChange: AddressFieldsProps['onPlaceChange'];
}

/** All fields that the shopper fills in. */
export function DetailsStep({ checkout: checkoutKey, quote: quoteKey, isGuest, onPlaceChange, ...delivery }: DetailsStepProps) {
  const checkout = useFragment(
    graphql`
      fragment DetailsStep_checkout on Checkout {
        ...AddressFields_checkout
        ...BillingFields_checkout
      }
    `,
    checkoutKey,
  );
  const quote = useFragment(
    graphql`
      fragment DetailsStep_quote on CartQuote {
        country {
          code
        }
        needsShipping
        ...DeliveryMethods_quote
        ...PaymentMethods_quote
      }
    `,
    quoteKey,
  );
  const { state } = delivery;
  // What was entered so far stays in the tab (useDraft.ts), and the place in the address.
  const { search } = useLocation();
  const country = quote?.country.code ?? '';
  const noteProblem = state.problemOf('note');
  return (
    <>
      <fieldset className={styles.group} id="section-contact">
        <legend className={styles.legend}>{t.contact}</legend>
        {isGuest && (
          <p className={styles.hint}>
            {t.alreadyHaveAccount({ link: (text) => <Link to={signInPath(checkoutPath + search)}>{text}</Link> })}
          </p>
        )}
        <div className={styles.fields}>
          <TextField
            {...stateOf('email', state)}
            label={t.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            hint={t.forYourConfirmationAndOrderUpdates}
          />
          <TextField
            {...stateOf('phone', state)}
            label={t.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            description={t.carrierCallsIfNoAnswer}
            isOptional
          />
        </div>
      </fieldset>
      <fieldset className={styles.group} id="section-address">
        <legend className={styles.legend}>{t.deliveryAddress}</legend>
        <AddressFields checkout={checkout} state={state} country={country} onPlaceChange={onPlaceChange} />
      </fieldset>
      {quote ? <DeliveryMethods {...delivery} quote={quote} /> : <p className={styles.problem}>{t.weDontDeliverToThisCountry}</p>}
      {quote && <PaymentMethods quote={quote} state={state} />}
      <BillingFields checkout={checkout} state={state} country={country} />
      <div className={styles.group} id="section-note">
        <label className={styles.legend} htmlFor="note">
          {t.orderNoteOptional({ span: (text) => <span className={styles.optional}>{text}</span> })}
        </label>
        <textarea
          {...problemProps('note', noteProblem)}
          className={fieldStyles.input}
          id="note"
          name="note"
          rows={3}
          maxLength={1000}
          defaultValue={state.valueOf('note')}
        />
        <FieldProblem field="note" problem={noteProblem} />
      </div>
      {quote?.needsShipping && <GiftMessage state={state} />}
    </>
  );
}
