import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './LazyBackground.module.css';

/** Distance below the window, in pixels, at which a background starts to load (specification section 9, Interface). */
const marginPx = 200;

export interface LazyBackgroundProps {
  /** URL of the picture, which is decorative and must never carry information on its own. */
  url: string;
  className?: string;
  children: ReactNode;
}

/**
 * A box whose background picture loads when the box comes near the window (row 135). Until then, and without scripts, it only has its
 * colour, on which its text is as readable.
 */
export function LazyBackground({ url, className, children }: LazyBackgroundProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setShown(url);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [url]);
  return (
    <div ref={box} data-lazy-background className={`${styles.box} ${className ?? ''}`}>
      <div className={styles.picture} style={shown === null ? undefined : { backgroundImage: `url("${shown}")` }} aria-hidden="true" />
      {children}
    </div>
  );
}
