import styles from './RichText.module.css';
import { wrapVideos } from './videos.ts';

/**
 * Renders authored HTML.
 * @param html sanitised by the server; the page's Content-Security-Policy would not run scripts in it, and allows frames of two providers
 * only
 */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: wrapVideos(html, styles.video ?? 'video') }} />;
}
