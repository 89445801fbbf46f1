import { useRef, useState } from 'react';
import { Button } from '../../web/kit/Button.tsx';
import { sendPicture } from '../kit/sendPicture.ts';
import styles from './settings.module.css';

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
    setMessage('Uploading logo…');
    const { body, problem: refused } = await sendPicture(uploadPath, file);
    setUploading(false);
    setProblem(refused);
    setMessage(refused === null ? 'Logo uploaded. Save to show it in the shop.' : '');
    if (body && typeof body.path === 'string') onChange(body.path);
  }

  function remove(): void {
    setProblem(null);
    setMessage('Logo removed. Save to show the name instead.');
    onChange('');
    // The focused button disappears.
    button.current?.focus();
  }

  return (
    <div role="group" aria-labelledby="logo-label" aria-describedby="logo-hint" className={styles.logoField}>
      <p id="logo-label" className={styles.logoLabel}>
        Logo
      </p>
      <div className={styles.logo}>
        {value === '' ? (
          <p className={styles.note}>No logo: the header shows the name.</p>
        ) : (
          <img src={value} alt={shopName} className={styles.logoPicture} />
        )}
        <div className={styles.logoButtons}>
          <Button ref={button} kind="secondary" size="small" aria-busy={isUploading} onClick={() => !isUploading && input.current?.click()}>
            {value === '' ? 'Upload logo' : 'Replace logo'}
          </Button>
          {value !== '' && (
            <Button kind="secondary" size="small" onClick={remove}>
              Remove logo
            </Button>
          )}
        </div>
      </div>
      <p id="logo-hint" className={styles.note}>
        Shown in the header instead of the name. PNG, WebP, AVIF, GIF or JPEG, up to 20 MB; best with a transparent background and at least
        72 pixels high.
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
        aria-label="Logo"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
    </div>
  );
}
