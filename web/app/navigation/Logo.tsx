import { useShop } from '../../kit/shop.ts';
import styles from './Logo.module.css';

/** The shop's logo: its own picture, or the default mark with its name. The surrounding link provides the accessible name. */
export function Logo() {
  const { name, logoPath } = useShop();
  if (logoPath !== '') return <img className={styles.picture} src={logoPath} alt={name} />;
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" focusable="false">
        <rect width="32" height="32" rx="9" />
        <path d="M10 12v-1a6 6 0 0 1 12 0v1h2.2a1 1 0 0 1 1 1.1l-1.1 11A2 2 0 0 1 22.1 26H9.9a2 2 0 0 1-2-1.9l-1.1-11a1 1 0 0 1 1-1.1zm2.4 0h7.2v-1a3.6 3.6 0 0 0-7.2 0z" />
      </svg>
      <span className={styles.word}>{name}</span>
    </span>
  );
}
