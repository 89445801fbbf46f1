import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import fieldStyles from '../Field.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';
import styles from './PasswordField.module.css';
import textStyles from './TextField.module.css';
import * as t from '../__generated__/messages.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  id: string;
  label: string;
  /** Short advice for choosing a password, always visible. */
  hint?: string;
  /** Error message; null for none. */
  problem?: string | null;
}

interface Caret {
  start: number | null;
  end: number | null;
  direction: 'forward' | 'backward' | 'none' | null;
}

/** A password field that can show its text (row 126). Toggling keeps the caret position and is announced to screen readers. */
export function PasswordField({ id, label, hint, problem = null, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<Caret | null>(null);
  // Browsers move the caret when a field's type changes.
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { start, end, direction } = caret.current;
    input.current?.setSelectionRange(start, end, direction ?? undefined);
    caret.current = null;
  });

  function toggle() {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = input.current ?? {};
    caret.current = { start: start ?? null, end: end ?? null, direction: direction ?? null };
    setSaid(isShown ? t.passwordHidden : t.passwordShown);
    setShown(!isShown);
  }

  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field} data-field={id}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        {...problemProps(id, problem, hintId)}
        ref={input}
        className={`${fieldStyles.input} ${styles.input}`}
        id={id}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {/* After the field, so that Tab leads from the field before it to this one. */}
      <button
        type="button"
        className={styles.toggle}
        aria-controls={id}
        // Keeps the focus in the field on click, so that the user can go on typing.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {isShown ? t.hidePassword : t.showPassword}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {hint && (
        <p className={`${textStyles.hint} ${styles.below}`} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.below}>
        <FieldProblem field={id} problem={problem} />
      </div>
    </div>
  );
}
