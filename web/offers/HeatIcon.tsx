import type { Heat } from './temperature.ts';

const paths: Record<Heat, string> = {
  hot: 'M12 3.2c.6 3.4 4.9 5.6 4.9 10.4a4.9 4.9 0 0 1-9.8 0c0-2 .9-3.3 1.9-4.3.2 1.5.8 2.3 1.7 2.7C10.3 8.6 10.5 5.8 12 3.2z',
  cold: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  mild: 'M10 13.6V5.5a2 2 0 1 1 4 0v8.1a4 4 0 1 1-4 0zM12 16.5v.01',
  new: 'M12 4l2 5.6 5.8.2-4.6 3.6 1.6 5.6L12 15.7 7.2 19l1.6-5.6L4.2 9.8 10 9.6z',
};

/** Decorates the word or number beside it: a flame, a snowflake, a thermometer or a star. */
export function HeatIcon({ heat }: { heat: Heat }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill={heat === 'hot' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[heat]} />
    </svg>
  );
}
