import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { showToast } from '../../kit/toast/toasts.ts';
import styles from './ChartActions.module.css';
import { shareLink } from './shareLink.ts';
import * as t from '../__generated__/messages.ts';

export interface ChartActionsProps {
  /** Title of the comparison when sharing. */
  title: string;
  href: string;
  /** Further actions. */
  children: ReactNode;
}

/** Actions on the whole comparison, such as sharing it. */
export function ChartActions({ title, href, children }: ChartActionsProps) {
  async function share(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const outcome = await shareLink({ title, url: new URL(href, location.href).href });
    if (outcome === 'copied') showToast({ kind: 'success', text: t.linkCopied });
    if (outcome === 'failed') showToast({ kind: 'danger', text: t.couldntCopyLinkCopy });
  }

  return (
    <div className={styles.actions}>
      {/* Without scripts, the shopper can copy the link itself. */}
      <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={href} onClick={(event) => void share(event)}>
        <Icon name="external" size={16} />
        {t.shareThisComparison({ span: (text) => <span className="visually-hidden">{text}</span> })}
      </a>
      {children}
    </div>
  );
}
