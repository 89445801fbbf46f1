import { LazyBackground } from '../../kit/content/LazyBackground.tsx';
import { RichText } from '../../kit/content/RichText.tsx';
import styles from './ContentSection.module.css';

const text = `<p>Sample text with <strong>bold</strong>, <a href="/delivery/">a link</a> and a list:</p>
<ul><li>one thing</li><li>and another</li></ul>
<h3>A video</h3>
<p>The video is as wide as the text and keeps its aspect ratio.</p>
<p><iframe src="https://www.youtube-nocookie.com/embed/abcdefg" title="Video" loading="lazy" allowfullscreen></iframe></p>`;

/** Rich text, and a background image that loads lazily. */
export function ContentSection() {
  return (
    <>
      <RichText html={text} />
      <LazyBackground url="/favicon.svg" className={styles.band}>
        <p className={styles.text}>The background image loads when it is 200 px away.</p>
      </LazyBackground>
    </>
  );
}
