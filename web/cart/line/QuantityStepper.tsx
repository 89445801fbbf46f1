import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import styles from './quantityStepper.module.css';
import { decreased, increased, numberOf, type Bound } from './stepper.ts';

export interface QuantityStepperProps {
  /** Name of the form field. */
  name: string;
  min?: Bound;
  max?: Bound;
  step?: Bound;
  /** What the input shows; text, because it may be empty while somebody types. */
  value: string | number;
  onChange: (value: string) => void;
  /** What is counted, for those who do not see where the stepper stands. */
  label?: string;
  /** Called when the focus leaves the field for somewhere else than its own buttons. */
  onLeave?: () => void;
  isDisabled?: boolean;
  /** Id of what is to be known before one counts. */
  describedBy?: string | undefined;
  /** Gets the input, for those who put the focus there. */
  field?: Ref<HTMLInputElement>;
}

const attribute = (bound: Bound) => (bound === null || bound === '' ? undefined : bound);

/** A number input between minus and plus, by the rules of the specification (section 5). A real form field before script runs. */
export function QuantityStepper({
  name,
  min,
  max,
  step,
  value,
  onChange,
  onLeave,
  label = 'Quantity',
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
        aria-label={`Less: ${label}`}
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
        aria-label={`More: ${label}`}
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
