import { useId, useState, useSyncExternalStore } from 'react';
import field from '../../../web/kit/Field.module.css';
import styles from './ThemeField.module.css';
import * as t from '../__generated__/messages.ts';

const themes = [
  { value: 'system', label: t.system },
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
] as const;

// admin/public/theme.js stores the choice, and applies it before the first paint.
const root = document.documentElement;

function subscribe(callback: () => void): () => void {
  root.addEventListener('themechosen', callback);
  root.addEventListener('themechanged', callback);
  return () => {
    root.removeEventListener('themechosen', callback);
    root.removeEventListener('themechanged', callback);
  };
}

const chosen = () => root.dataset['theme'] ?? 'system';

/** Light, dark, or the system's theme: stored in this browser. */
export function ThemeField() {
  const id = useId();
  const theme = useSyncExternalStore(subscribe, chosen);
  const [said, setSaid] = useState('');
  return (
    <div className={styles.theme}>
      <label htmlFor={id}>{t.theme}</label>
      <select
        id={id}
        className={field.select}
        value={theme}
        onChange={({ target }) => {
          root.dispatchEvent(new CustomEvent('themechosen', { detail: target.value }));
          setSaid(t.themeChosen({ theme: themes.find(({ value }) => value === target.value)?.label ?? target.value }));
        }}
      >
        {themes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
