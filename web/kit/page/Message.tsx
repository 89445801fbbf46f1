import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import styles from './Message.module.css';

export interface MessageProps {
  title: string;
  children: ReactNode;
  /** An action, if there is a better one than to continue elsewhere. */
  action?: ReactNode;
}

/** A page without content that says why, and where to go next. */
export function Message({ title, children, action }: MessageProps) {
  return (
    <div className={styles.message}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <p className={styles.ways}>
        {action ?? <ButtonLink to="/shop/">Go to the shop</ButtonLink>}
        <ButtonLink to="/" kind="secondary">
          Home page
        </ButtonLink>
      </p>
    </div>
  );
}
