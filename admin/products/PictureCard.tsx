import { Button } from '../../web/kit/Button.tsx';
import { DragHandle } from '../kit/drag/DragHandle.tsx';
import { useSortableItem } from '../kit/drag/SortableList.tsx';
import { TextField } from '../kit/form/fields.tsx';
import styles from './pictures.module.css';
import * as t from './__generated__/messages.ts';

export interface PictureCardProps {
  picture: { readonly databaseId: number; readonly alt: string; readonly isReady: boolean; readonly image: { readonly basePath: string } };
  /** From 1. */
  place: number;
  count: number;
  isBusy: boolean;
  /** The alt text as typed. */
  alt: string;
  /** The alt text that someone else has saved since; null if there is none. */
  theirs: string | null;
  onType: (alt: string) => void;
  /** @param place from 1 */
  onMove: (place: number) => void;
  onText: () => void;
  onRemove: () => void;
}

/** An image with its alt text; it is moved by its handle or its buttons. */
export function PictureCard({ picture, place, count, isBusy, alt, theirs, onType, onMove, onText, onRemove }: PictureCardProps) {
  const { item, handle } = useSortableItem(String(picture.databaseId));
  return (
    <li className={styles.card} {...item}>
      {picture.isReady ? (
        <img src={`${picture.image.basePath}/320.webp`} alt={picture.alt} width={160} height={160} draggable={false} />
      ) : (
        <span className={styles.pending}>{t.processing}</span>
      )}
      <div>
        <TextField
          label={t.altTextForImage({ place })}
          hint={theirs === null ? undefined : t.someoneElseChangedThisTo({ theirs })}
          maxLength={500}
          value={alt}
          onChange={({ target }) => onType(target.value)}
        />
        <div className={styles.buttons}>
          <DragHandle name={t.imageIndex({ index: place })} {...handle} />
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || place === 1}
            aria-label={t.moveImageForward({ place })}
            onClick={() => onMove(place - 1)}
          >
            ←
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || place === count}
            aria-label={t.moveImageBack({ place })}
            onClick={() => onMove(place + 1)}
          >
            →
          </Button>
          {alt !== picture.alt && (
            <Button size="small" disabled={isBusy} aria-label={t.saveAltTextFor({ place })} onClick={onText}>
              {t.saveAltText}
            </Button>
          )}
          <Button kind="quiet" size="small" disabled={isBusy} aria-label={t.removeImageAt({ place })} onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
