import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.ts';
import type { QuickViewButton_product$key } from '../../__generated__/QuickViewButton_product.graphql.ts';
import styles from './QuickViewButton.module.css';

const dialog = lazyPart(async () => (await import('./QuickViewDialog.tsx')).QuickViewDialog);

/** A card's way to its product without leaving the page (row 42). What it opens is fetched when a hand or the focus comes near. */
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
  // None until it is wanted: a listing has dozens of cards. Each opening is a new one, so that it tries again what failed before.
  const [openings, setOpenings] = useState(0);

  function comeNear() {
    dialog.preload();
    // What fails now is told when it is wanted.
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
        <span className={styles.text}>
          Quick view<span className="visually-hidden"> of {name}</span>
        </span>
      </button>
      {openings > 0 && <dialog.Part key={openings} slug={slug} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
