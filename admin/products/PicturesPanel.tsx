// oxlint-disable relay/unused-fields -- PictureCard shows the rest
import { globalId } from '../../shared/globalId.ts';
import { useRef, useState, type DragEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { PicturesPanel_product$key } from '../__generated__/PicturesPanel_product.graphql.ts';
import type { PicturesPanelMutation } from '../__generated__/PicturesPanelMutation.graphql.ts';
import { stillSavingMessage } from '../kit/drag/dragRules.ts';
import { SortableList } from '../kit/drag/SortableList.tsx';
import { useDirtyNews } from '../kit/form/dirtyForms.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { PictureCard } from './PictureCard.tsx';
import styles from './pictures.module.css';
import { useAltTexts } from './useAltTexts.ts';
import { usePictureNews } from './usePictureNews.ts';
import { useUploads } from './useUploads.ts';
import * as t from './__generated__/messages.ts';

/** The images of a product: uploaded by drop or file dialog, reordered by mouse or keyboard, and described by alt texts. */
export function PicturesPanel({ product, onDirty }: { product: PicturesPanel_product$key; onDirty: (isDirty: boolean) => void }) {
  const { databaseId, pictures, uploads } = useFragment(
    graphql`
      fragment PicturesPanel_product on AdminProduct {
        databaseId
        pictures {
          databaseId
          alt
          isReady
          image {
            basePath
          }
        }
        uploads {
          databaseId
          fileName
          status
          failure
        }
      }
    `,
    product,
  );
  const texts = useAltTexts(pictures);
  useDirtyNews(texts.isDirty, onDirty);
  const ids = pictures.map((picture) => String(picture.databaseId));
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const reload = useReload();
  const sending = useUploads(databaseId, () => void reload());
  usePictureNews(uploads.some(({ status }) => status === 'PROCESSING'));
  const { run, isBusy } = useAdminMutation<PicturesPanelMutation, 'UpdateProductPicturesPayload'>(
    graphql`
      mutation PicturesPanelMutation($input: UpdateProductPicturesInput!) {
        result: updateProductPictures(input: $input) {
          __typename
          ... on UpdateProductPicturesPayload {
            product {
              ...PicturesPanel_product
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'UpdateProductPicturesPayload',
  );

  function save(next: readonly { databaseId: number; alt: string }[], text: string, onSaved: () => void = () => undefined): void {
    const sent = (list: typeof next) => list.map(({ databaseId: id, alt }) => ({ id: globalId('Picture', id), alt }));
    run({
      variables: { input: { id: globalId('Product', databaseId), pictures: sent(next), seen: sent(pictures) } },
      onDone: () => {
        onSaved();
        showToast({ kind: 'success', text });
      },
      // An image was added or removed in the meantime: show it first.
      onFailed: ({ code }) => {
        if (code !== 'STALE' && code !== 'NOT_FOUND') return false;
        void reload();
        showToast({ kind: 'danger', text: t.someoneElseChangedTheImages });
        return true;
      },
    });
  }
  function move(from: number, to: number): void {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length || from === to) return;
    if (isBusy) return void showToast({ kind: 'danger', text: stillSavingMessage });
    save(pictures.filter((other) => other !== picture).toSpliced(to, 0, picture), t.imageMovedToPosition({ position: to + 1 }));
  }
  function saveText(picture: (typeof pictures)[number]): void {
    const alt = texts.textOf(picture);
    save(
      pictures.map((other) => (other === picture ? { ...other, alt } : other)),
      t.altTextSaved,
      () => texts.noteSaved(picture.databaseId, alt),
    );
  }
  /** Otherwise the browser leaves the page and opens the file, and unsaved changes are lost. */
  function over(event: DragEvent): void {
    event.preventDefault();
    if (event.dataTransfer.types.includes('Files')) setOver(true);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) sending.send([...event.dataTransfer.files]);
  }

  return (
    <Panel title={t.images} description={t.firstImageIsCover}>
      {/* The whole panel accepts files: one that narrowly misses the frame is dropped on an image. */}
      <div onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
        <SortableList ids={ids} nameOf={(id) => t.imageIndex({ index: ids.indexOf(id) + 1 })} onMove={move}>
          <ol className={styles.pictures}>
            {pictures.map((picture, index) => (
              <PictureCard
                key={picture.databaseId}
                picture={picture}
                place={index + 1}
                count={pictures.length}
                isBusy={isBusy}
                onMove={(to) => move(index, to - 1)}
                alt={texts.textOf(picture)}
                theirs={texts.theirsOf(picture)}
                onType={(alt) => texts.type(picture, alt)}
                onText={() => saveText(picture)}
                onRemove={() =>
                  save(
                    pictures.filter((other) => other !== picture),
                    t.imageRemoved,
                  )
                }
              />
            ))}
          </ol>
        </SortableList>
        <div className={styles.drop} data-over={isOver || undefined}>
          <p>{t.dropImagesHereOr}</p>
          <Button kind="secondary" size="small" onClick={() => input.current?.click()}>
            {t.chooseFiles}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept="image/*"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t.imagesToAdd}
            onChange={({ target }) => {
              sending.send([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
      </div>
      <ul className={styles.uploads} aria-live="polite">
        {sending.files.map(({ id, name, percent, problem }) => (
          <li key={id} data-failed={problem !== null || undefined}>
            <span>{name}</span>
            {problem === null ? <progress max={100} value={percent} aria-label={t.uploadingName({ name })} /> : <strong>{problem}</strong>}
          </li>
        ))}
        {uploads.map(({ databaseId: id, fileName, status, failure }) => (
          <li key={id} data-failed={status === 'FAILED' || undefined}>
            <span>{fileName || t.image}</span>
            {status === 'FAILED' ? <strong>{failure}</strong> : <span>{t.processing}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
