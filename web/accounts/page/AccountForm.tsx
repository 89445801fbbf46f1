import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, type ButtonLook } from '../../kit/Button.tsx';
import { sendingKey, useForms } from './accountForms.ts';

export interface AccountFormProps extends ButtonLook {
  /** Name of the form (answerForm.ts). */
  name: string;
  /** Distinguishes forms with the same name, for instance by a row's id. */
  of?: string | number;
  /** Label of the button, followed by its label while submitting. */
  button: string;
  busyButton: string;
  /** For screen reader users who hear only the button: distinguishes similar buttons. */
  buttonLabel?: string;
  /** Whether the form reloads the page even with scripts, because no data of the previous visitor may stay. */
  isWhole?: boolean;
  className?: string;
  buttonClassName?: string;
  children?: ReactNode;
  /** Content next to the button. */
  beside?: ReactNode;
}

/** A form of the account page: submitted by script, or without scripts to the page's own URL. */
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
