import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.ts';
import type { QuickViewButton_product$key } from '../../__generated__/QuickViewButton_product.graphql.ts';
import styles from './QuickViewButton.module.css';
import * as t from '../__generated__/messages.ts';

const dialog = lazyPart(async () => (await import('./QuickViewDialog.tsx')).QuickViewDialog);

/** Opens a product without leaving the page (row 42). Its code and data are preloaded when the pointer or the focus comes near. */
export function QuickViewButton({ product: key, className }: { product: QuickViewButton_product$key; className?: string }) {
  const { name, slug } = useFragment(
    graphql`
      fragment QuickViewButton_product on Product {
        name
        slug
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isOpen, setOpen] = useState(false);
  // Not rendered until wanted: a listing has dozens of cards. Each opening mounts a new one, which retries what failed before.
  const [openings, setOpenings] = useState(0);

  function comeNear() {
    dialog.preload();
    // A failure of the preload is reported when the dialog opens.
    import('./loadQuickView.ts').then(({ loadQuickView }) => loadQuickView(environment, slug)).catch(() => undefined);
  }
  function open() {
    setOpen(true);
    setOpenings(openings + 1);
  }
  return (
    <>
      <button
        type="button"
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={open}
      >
        <Icon name="eye" size={18} />
        <span className={styles.text}>{t.quickViewOf({ span: (text) => <span className="visually-hidden">{text}</span>, name })}</span>
      </button>
      {openings > 0 && <dialog.Part key={openings} slug={slug} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
