import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` once per task, `secondary` for the alternative, `quiet` for minor actions. */
  kind?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  isWide?: boolean;
}

/** Returns the classes of a button, for elements other than the components below. */
export function buttonClass({ kind = 'primary', size = 'medium', isWide = false }: ButtonLook = {}): string {
  return [styles.button, styles[kind], size !== 'medium' && styles[size], isWide && styles.wide].filter(Boolean).join(' ');
}

export function Button({ kind, size, isWide, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button {...rest} type={type} className={buttonClass({ kind, size, isWide })} />;
}

/** A link to another page of the shop that looks like a button. */
export function ButtonLink({ kind, size, isWide, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ kind, size, isWide })} />;
}
