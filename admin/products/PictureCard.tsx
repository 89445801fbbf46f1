import { Button } from '../../web/kit/Button.tsx';
import { DragHandle } from '../kit/drag/DragHandle.tsx';
import { useSortableItem } from '../kit/drag/SortableList.tsx';
import { TextField } from '../kit/form/fields.tsx';
import styles from './pictures.module.css';

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
        <span className={styles.pending}>Processing…</span>
      )}
      <div>
        <TextField
          label={`Alt text for image ${place}`}
          hint={theirs === null ? undefined : `Someone else changed it to “${theirs}”. If you save, your text replaces theirs.`}
          maxLength={500}
          value={alt}
          onChange={({ target }) => onType(target.value)}
        />
        <div className={styles.buttons}>
          <DragHandle name={`image ${place}`} {...handle} />
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || place === 1}
            aria-label={`Move image ${place} forward`}
            onClick={() => onMove(place - 1)}
          >
            ←
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy || place === count}
            aria-label={`Move image ${place} back`}
            onClick={() => onMove(place + 1)}
          >
            →
          </Button>
          {alt !== picture.alt && (
            <Button size="small" disabled={isBusy} aria-label={`Save alt text for image ${place}`} onClick={onText}>
              Save alt text
            </Button>
          )}
          <Button kind="quiet" size="small" disabled={isBusy} aria-label={`Remove image ${place}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
