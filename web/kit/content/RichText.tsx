import styles from './RichText.module.css';
import { wrapVideos } from './videos.ts';

/**
 * A text with markup, as somebody wrote it.
 * @param html sanitised by the server; the page's policy would run no script of it, and lets in frames of two houses only
 */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: wrapVideos(html, styles.video ?? 'video') }} />;
}
