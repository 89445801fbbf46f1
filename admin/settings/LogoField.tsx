import { useRef, useState } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { sendPicture } from '../kit/sendPicture.ts';
import styles from './settings.module.css';
import * as t from './__generated__/messages.ts';

/** The server's upload endpoint for the logo (server/foundation/settings/logo.ts). */
const uploadPath = '/admin/settings/logo';

interface LogoFieldProps {
  /** Address of the logo; '' for none. */
  value: string;
  shopName: string;
  /** Why the address can't be saved. */
  error: string | undefined;
  onChange: (path: string) => void;
}

/** The logo: uploaded at once, shown in the shop once the form is saved. */
export function LogoField({ value, shopName, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setUploading(true);
    setProblem(null);
    setMessage(t.uploadingLogo);
    const { body, problem: refused } = await sendPicture(uploadPath, file);
    setUploading(false);
    setProblem(refused);
    setMessage(refused === null ? t.logoUploadedSaveToShowIt : '');
    if (body && typeof body.path === 'string') onChange(body.path);
  }

  function remove(): void {
    setProblem(null);
    setMessage(t.logoRemovedSaveToShowName);
    onChange('');
    // The focused button disappears.
    button.current?.focus();
  }

  return (
    <div role="group" aria-labelledby="logo-label" aria-describedby="logo-hint" className={styles.logoField}>
      <p id="logo-label" className={styles.logoLabel}>
        {t.logo}
      </p>
      <div className={styles.logo}>
        {value === '' ? (
          <p className={styles.note}>{t.noLogoHeaderShowsName}</p>
        ) : (
          <img src={value} alt={shopName} className={styles.logoPicture} />
        )}
        <div className={styles.logoButtons}>
          <Button ref={button} kind="secondary" size="small" aria-busy={isUploading} onClick={() => !isUploading && input.current?.click()}>
            {value === '' ? t.uploadLogo : t.replaceLogo}
          </Button>
          {value !== '' && (
            <Button kind="secondary" size="small" onClick={remove}>
              {t.removeLogo}
            </Button>
          )}
        </div>
      </div>
      <p id="logo-hint" className={styles.note}>
        {t.logoHint}
      </p>
      <p role="status" className={styles.note}>
        {message}
      </p>
      {(problem ?? error) && (
        <p role="alert" className={styles.failing}>
          {problem ?? error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t.logo}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
    </div>
  );
}
