import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Icon } from '../Icon.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { galleryOf, itemOf } from './items.ts';
import styles from './Lightbox.module.css';
import { LightboxContent } from './LightboxContent.tsx';
import * as t from '../__generated__/messages.ts';

export interface LightboxProps {
  /** The marked link that was followed. */
  link: HTMLAnchorElement;
  /** Called after the lightbox has disappeared. */
  onClosed: () => void;
}

/** Horizontal distance in pixels from which a touch counts as a swipe to the next picture. */
const swipe = 50;

/** Shows the target of a marked link over the page; pictures of the same gallery by Next and Prev, arrow keys or swiping (row 134). */
export function Lightbox({ link, onClosed }: LightboxProps) {
  const [items] = useState(() => galleryOf(link).map(itemOf));
  const [index, setIndex] = useState(() => Math.max(0, galleryOf(link).indexOf(link)));
  const [isOpen, setOpen] = useState(true);
  const start = useRef<{ x: number; y: number } | null>(null);
  const item = items[index];
  const isGallery = items.length > 1;
  const neighbour = (step: number) => (index + step + items.length) % items.length;
  const turn = (step: number) => isGallery && setIndex(neighbour(step));

  const [before, after] = [items[neighbour(-1)], items[neighbour(1)]];
  useEffect(() => {
    for (const near of [after, before]) if (near?.kind === 'image') new Image().src = near.source;
  }, [before, after]);

  if (!item) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      kind="fullscreen"
      label={isGallery ? t.images : item.caption || t.largerView}
      className={styles.lightbox}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'ArrowRight') turn(1);
        else if (key === 'ArrowLeft') turn(-1);
      }}
    >
      {/* The backdrop is for pointers; keyboard users have the button and Esc. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className={styles.stage}
        onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && setOpen(false)}
        onPointerDown={({ clientX, clientY, isPrimary }: PointerEvent) => {
          start.current = isPrimary ? { x: clientX, y: clientY } : null;
        }}
        onPointerUp={({ clientX, clientY, pointerType }: PointerEvent) => {
          const from = start.current;
          start.current = null;
          if (!from || pointerType === 'mouse') return;
          const [across, along] = [clientX - from.x, clientY - from.y];
          if (Math.abs(across) >= swipe && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1);
        }}
      >
        <LightboxContent key={index} item={item} />
      </div>
      {isGallery && (
        <>
          <button type="button" className={styles.previous} aria-label={t.prev} onClick={() => turn(-1)}>
            <Icon name="chevronLeft" size={28} />
          </button>
          <button type="button" className={styles.next} aria-label={t.next} onClick={() => turn(1)}>
            <Icon name="chevronRight" size={28} />
          </button>
        </>
      )}
      <button type="button" className={styles.close} aria-label={t.close} onClick={() => setOpen(false)}>
        <Icon name="close" size={24} />
      </button>
      <p className={styles.caption} aria-live="polite">
        {isGallery && (
          <span className={styles.counter}>
            {t.imageOfCount({
              number: index + 1,
              count: items.length,
              hidden: (text) => <span className="visually-hidden">{text}</span>,
              slash: (text) => <span aria-hidden="true">{text}</span>,
            })}
          </span>
        )}
        {item.caption}
      </p>
    </Dialog>
  );
}
