import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ModalLink } from '../../kit/overlay/ModalLink.tsx';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import type { FormState } from './formState.ts';
import * as t from '../__generated__/messages.ts';

export interface PlaceOrderProps {
  state: FormState;
  isPlacing: boolean;
  /** Whether the amounts are being updated: no order can be placed at a price that is about to change. */
  isUpdating: boolean;
}

/** The terms, and the button that places the order. */
export function PlaceOrder({ state, isPlacing, isUpdating }: PlaceOrderProps) {
  const problem = state.problemOf('acceptsTerms');
  return (
    <div className={styles.place}>
      <label className={choices.tick}>
        <input
          {...problemProps('acceptsTerms', problem)}
          type="checkbox"
          id="acceptsTerms"
          name="acceptsTerms"
          value="yes"
          defaultChecked={state.valueOf('acceptsTerms') !== ''}
          required
        />
        <span>
          {t.acceptTerms({
            terms: (text) => (
              <ModalLink to="/terms/" title={t.termsAndConditions}>
                {text}
              </ModalLink>
            ),
            privacy: (text) => (
              <ModalLink to="/privacy/" title={t.privacy}>
                {text}
              </ModalLink>
            ),
          })}
        </span>
      </label>
      <FieldProblem field="acceptsTerms" problem={problem} />
      <Button type="submit" size="large" isWide aria-disabled={isPlacing || isUpdating} aria-busy={isPlacing}>
        <Icon name="lock" size={18} />
        {isPlacing ? t.placingYourOrder : t.placeOrderAndPay}
      </Button>
    </div>
  );
}
