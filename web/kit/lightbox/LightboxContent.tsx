import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { copyElement } from '../overlay/content.ts';
import { passFocusOn } from '../passFocusOn.ts';
import { loadFailure, progressTexts } from '../progressTexts.ts';
import { defaultSize, fitToViewport, type Size } from './fit.ts';
import type { LightboxItem } from './items.ts';
import styles from './Lightbox.module.css';
import * as t from '../__generated__/messages.ts';

/** Timeout for loading a frame, in milliseconds. */
const frameWaitMs = 15_000;

type State = 'loading' | 'failed' | 'shown';

/** The content of one link in its size. */
export function LightboxContent({ item }: { item: LightboxItem }) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>('loading');
  const [natural, setNatural] = useState<Size>(defaultSize);
  const viewport = useViewport();
  const { width, height } = item.kind === 'image' ? fitToViewport(natural, viewport) : item.size;
  const shown = () => setState('shown');
  const failed = () => setState('failed');
  return (
    <div className={styles.content} data-kind={item.kind} style={{ width, height: state === 'failed' ? undefined : height }}>
      {state === 'loading' && (
        <p className={styles.waiting} role="status">
          {progressTexts.loading}
        </p>
      )}
      {state === 'failed' ? (
        <div ref={passFocusOn} className={styles.failure}>
          <p role="alert">{loadFailure}</p>
          <Button
            kind="secondary"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            {t.tryAgain}
          </Button>
        </div>
      ) : item.kind === 'image' ? (
        <img
          key={attempt}
          src={item.source}
          alt={item.caption}
          width={width}
          height={height}
          draggable={false}
          data-state={state}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setNatural({ width: naturalWidth || defaultSize.width, height: naturalHeight || defaultSize.height });
            shown();
          }}
          onError={failed}
        />
      ) : item.kind === 'iframe' ? (
        <Frame key={attempt} item={item} onShown={shown} onFailed={failed} />
      ) : (
        <Inline key={attempt} id={item.source} onShown={shown} onFailed={failed} />
      )}
    </div>
  );
}

interface PartProps {
  onShown: () => void;
  onFailed: () => void;
}

function Frame({ item, onShown, onFailed }: { item: LightboxItem } & PartProps) {
  // Marked links may come from authored text, so only web pages may be framed.
  const isPage = /^https?:/.test(item.source);
  const [isThere, setThere] = useState(false);
  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (isThere) return;
    // Frames fire no event if there is no response.
    const timer = setTimeout(() => giveUp(), isPage ? frameWaitMs : 0);
    return () => clearTimeout(timer);
  }, [isPage, isThere]);
  function load() {
    setThere(true);
    onShown();
  }
  return (
    isPage && (
      // Players need scripts and their own storage. The page's Content-Security-Policy limits which sites can be framed.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe src={item.source} title={item.caption || t.embeddedPage} allow="fullscreen" onLoad={load} />
    )
  );
}

function Inline({ id, onShown, onFailed }: { id: string } & PartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    copyElement(id).then((content) => {
      place.current?.replaceChildren(content);
      onShown();
    }, onFailed);
    // The copy is made once, when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  return <div ref={place} className={styles.inline} />;
}

/** Returns the window's current size. */
function useViewport(): Size {
  const size = useSyncExternalStore(
    (callback) => {
      window.addEventListener('resize', callback);
      return () => window.removeEventListener('resize', callback);
    },
    () => `${window.innerWidth} ${window.innerHeight}`,
  );
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height };
}
