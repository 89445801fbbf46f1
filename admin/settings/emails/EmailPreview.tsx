import { useEffect, useState } from 'react';
import { Panel } from '../../kit/Panel.tsx';
import type { EmailFacts } from './EmailScreen.tsx';
import styles from './emails.module.css';
import * as t from '../__generated__/messages.ts';

interface Texts {
  subject: string;
  introduction: string;
  footer: string;
}

const pauseMs = 400;

/** The texts once nobody has typed for a moment. */
function useSettled(texts: Texts): string {
  const now = JSON.stringify([texts.subject, texts.introduction, texts.footer]);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  return settled;
}

/** A text with the values that its placeholders have in the preview. */
function filled(text: string, { placeholders }: EmailFacts): string {
  return placeholders.reduce((result, { name, example }) => result.replaceAll(`{${name}}`, example), text);
}

/** The email with sample data and the texts as entered, as HTML and as plain text. */
export function EmailPreview({ email, texts }: { email: EmailFacts; texts: Texts }) {
  const [part, setPart] = useState<'html' | 'text'>('html');
  const [subject = '', introduction = '', footer = ''] = JSON.parse(useSettled(texts)) as string[];
  const query = new URLSearchParams({ part, subject, introduction, footer });
  const src = `/admin/emails/${encodeURIComponent(email.kind)}/preview?${query}`;
  return (
    <Panel title={t.preview} description={t.previewUsesSampleData}>
      <p className={styles.subject}>
        <span>{t.subject}</span> {texts.subject.trim() === '' ? email.defaultSubject : filled(texts.subject, email)}
      </p>
      <fieldset className={styles.parts}>
        <legend className="visually-hidden">{t.format}</legend>
        {(['html', 'text'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="part" value={one} checked={part === one} onChange={() => setPart(one)} />{' '}
            {one === 'html' ? t.html : t.plainText}
          </label>
        ))}
      </fieldset>
      {/* A new frame for each address: navigating one would add entries to the browser's history. */}
      <iframe key={src} className={styles.frame} title={t.previewOfTheEmail({ title: email.title })} src={src} sandbox="" />
    </Panel>
  );
}
