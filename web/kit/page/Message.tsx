import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import type { IconName } from '../Icon.tsx';
import { EmptyState } from './EmptyState.tsx';
import * as t from '../__generated__/messages.ts';

export interface MessageProps {
  title: string;
  icon?: IconName;
  children: ReactNode;
  /** An action, if there is a better one than to continue elsewhere. */
  action?: ReactNode;
}

/** A page without content that says why, and where to go next. */
export function Message({ title, icon, children, action }: MessageProps) {
  return (
    <EmptyState
      isPage
      icon={icon}
      title={title}
      actions={
        <>
          {action ?? <ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink>}
          <ButtonLink to="/" kind="secondary">
            {t.homePage}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
