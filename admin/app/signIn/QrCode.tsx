import { encode } from 'uqr';
import styles from './signIn.module.css';

/** A QR code, rendered in the browser: its text is a secret that isn't sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // A quiet zone of four modules, which scanners need.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
