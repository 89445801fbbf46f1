import type { MouseEvent } from 'react';
import { showToast } from '../../kit/toast/toasts.ts';
import { NetworkIcon } from './NetworkIcon.tsx';
import styles from './ShareButtons.module.css';
import { networks, shareHref, windowFeatures, windowSize, type SharedPage, type WindowSize } from './shareNetworks.ts';
import * as t from '../__generated__/messages.ts';

/** Touch devices without hover have no popup windows either: a network opens in a tab, and the device has a share sheet. */
const isPhone = () => matchMedia('(hover: none)').matches;

/**
 * Opens a window within the click, because popup blockers block it otherwise. With `noopener` the browser returns no window, so a blocked
 * one cannot be detected: visitors who block even these can open the link in a tab.
 */
function openWindow(event: MouseEvent<HTMLAnchorElement>, size: WindowSize): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || isPhone()) return;
  event.preventDefault();
  const own = { left: window.screenX, top: window.screenY, width: window.outerWidth, height: window.outerHeight };
  window.open(event.currentTarget.href, '_blank', windowFeatures(size, own));
}

/** With the system's share sheet on phones, otherwise to the clipboard. */
async function passOn({ url, title }: SharedPage): Promise<void> {
  try {
    if ('share' in navigator && isPhone()) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: t.linkCopied });
  } catch (error) {
    // The visitor dismissed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'danger', text: t.couldntCopyLinkCopy });
  }
}

/**
 * Share buttons for this page (row 68): plain links without script, windows of the networks' sizes with it. Nothing is loaded from the
 * networks.
 */
export function ShareButtons({ page }: { page: SharedPage }) {
  return (
    <ul role="list" className={styles.buttons} aria-label={t.shareThisPage}>
      <li className={styles.needsScript}>
        <button type="button" className={styles.words} onClick={() => void passOn(page)}>
          <span className={styles.copy}>
            <NetworkIcon name="link" />
            {t.copyLink}
          </span>
          <span className={styles.sheet}>
            <NetworkIcon name="share" />
            {t.share}
          </span>
        </button>
      </li>
      {networks.map((network) => {
        const size = windowSize(network.kind);
        const words = network.kind === 'mail' ? t.sendByEmail : t.shareOn({ label: network.label });
        return (
          <li key={network.name}>
            <a
              className={styles.network}
              href={shareHref(network, page)}
              title={words}
              {...(size && { target: '_blank', rel: 'noopener noreferrer nofollow', onClick: (event) => openWindow(event, size) })}
            >
              <NetworkIcon name={network.name} />
              <span className="visually-hidden">
                {words}
                {size && t.opensANewWindow}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
