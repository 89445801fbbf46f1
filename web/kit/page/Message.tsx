import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import styles from './Message.module.css';

export interface MessageProps {
  title: string;
  children: ReactNode;
  /** What to do about it, where that is more than going on elsewhere. */
  action?: ReactNode;
}

/** A page that has nothing to show but says why, and where to go on. */
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
