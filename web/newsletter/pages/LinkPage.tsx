import type { ReactNode } from 'react';
import { Link } from '../../kit/Link.tsx';
import { Button, type ButtonLook } from '../../kit/Button.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { newsletterPath } from '../newsletterPaths.ts';
import type { LinkAct } from './linkActions.ts';
import styles from './linkPage.module.css';
import * as t from '../__generated__/messages.ts';

/** Layout of the pages that emails link to. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={title} isHidden />
      {/* The address holds the key: other sites must not receive it as the referrer of a link. */}
      <meta name="referrer" content="same-origin" />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

/** A form with one button. Sent to the page's own address, which holds the key. */
export function LinkForm({ act, children, ...look }: { act: LinkAct; children: ReactNode } & ButtonLook) {
  return (
    <form method="post">
      <input type="hidden" name="act" value={act} />
      <Button type="submit" {...look}>
        {children}
      </Button>
    </form>
  );
}

/** Why the action changed nothing. */
export function Failure({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={styles.failure} tabIndex={-1}>
      {text}
    </p>
  );
}

/** Shown for an invalid link. */
export function UnknownLink() {
  return (
    <LinkPage title={t.thisLinkDoesntWork}>
      <p>{t.partOfLinkMayBeMissing({ link: (text) => <Link to={newsletterPath}>{text}</Link> })}</p>
    </LinkPage>
  );
}
