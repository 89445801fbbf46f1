import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import styles from './quantityStepper.module.css';
import { decreased, increased, numberOf, type Bound } from './stepper.ts';
import * as t from '../__generated__/messages.ts';

export interface QuantityStepperProps {
  name: string;
  min?: Bound;
  max?: Bound;
  step?: Bound;
  /** Value of the input; text, because it may be empty while typing. */
  value: string | number;
  onChange: (value: string) => void;
  /** Accessible name, for users who can't see the context. */
  label?: string;
  /** Called when the focus leaves the field, except to its own buttons. */
  onLeave?: () => void;
  isDisabled?: boolean;
  /** Id of an element that describes the quantity rules. */
  describedBy?: string | undefined;
  /** Receives the input, for callers that focus it. */
  field?: Ref<HTMLInputElement>;
}

const attribute = (bound: Bound) => (bound === null || bound === '' ? undefined : bound);

/** A number input with minus and plus buttons, by the rules of the specification (section 5). A real form field before scripts run. */
export function QuantityStepper({
  name,
  min,
  max,
  step,
  value,
  onChange,
  onLeave,
  label = t.quantity,
  isDisabled,
  describedBy,
  field,
}: QuantityStepperProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(field, () => input.current, []);
  const current = () => input.current?.value ?? String(value);
  const isAtMaximum = attribute(max) !== undefined && numberOf(value) >= numberOf(max);
  const isAtMinimum = numberOf(value) <= numberOf(min);
  return (
    <div className={styles.stepper}>
      <button
        className={styles.button}
        type="button"
        aria-label={t.decreaseLabel({ label })}
        aria-controls={id}
        aria-disabled={isAtMinimum}
        disabled={isDisabled}
        onClick={() => onChange(String(decreased(current(), { min, step })))}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="number"
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        inputMode={numberOf(step) % 1 === 0 ? 'numeric' : 'decimal'}
        min={attribute(min)}
        max={attribute(max)}
        step={attribute(step) ?? 1}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => {
          if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) onLeave?.();
        }}
      />
      <button
        className={styles.button}
        type="button"
        aria-label={t.increaseLabel({ label })}
        aria-controls={id}
        aria-disabled={isAtMaximum}
        disabled={isDisabled}
        onClick={() => onChange(String(increased(current(), { max, step })))}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
