import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, type ButtonLook } from '../../kit/Button.tsx';
import { sendingKey, useForms } from './accountForms.ts';

export interface AccountFormProps extends ButtonLook {
  /** Which form it is (answerForm.ts). */
  name: string;
  /** Tells forms of one name apart, such as by a row's number. */
  of?: string | number;
  /** What its button says, and what it says meanwhile. */
  button: string;
  busyButton: string;
  /** For those who hear the button alone: which of several it is. */
  buttonLabel?: string;
  /** Whether the page is made anew by it even where script runs, because nothing of the visitor that was may stay. */
  isWhole?: boolean;
  className?: string;
  buttonClassName?: string;
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** A form of the account page: sent by script where there is one, and otherwise to the page's own address. */
export function AccountForm({
  name,
  of = '',
  button,
  busyButton,
  buttonLabel,
  isWhole = false,
  className,
  buttonClassName,
  children,
  beside,
  ...look
}: AccountFormProps) {
  const { sending, submit } = useForms();
  const { pathname, search } = useLocation();
  const isSending = sending === sendingKey(name, of);
  return (
    <form className={className} method="post" action={pathname + search} data-of={of} onSubmit={isWhole ? undefined : submit}>
      <input type="hidden" name="form" value={name} />
      {children}
      <div className={buttonClassName}>
        <Button
          type="submit"
          {...look}
          aria-label={isSending ? undefined : buttonLabel}
          aria-disabled={sending !== null}
          aria-busy={isSending}
        >
          {isSending ? busyButton : button}
        </Button>
        {beside}
      </div>
    </form>
  );
}
