import styles from './Countdown.module.css';
import { targetTime, type CountdownParts, type TimeLeft } from './countdownRules.ts';
import { endsText } from './endText.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import * as t from '../__generated__/messages.ts';

export type CountdownProps = (CountdownParts | { endsAt: string }) & {
  /** `line` for cards and tables, `tiles` where there is room. */
  look?: 'line' | 'tiles';
  /** Called once at the end, also if the end was already reached. */
  onEnd?: () => void;
};

/**
 * Counts down to a day, month, year, hour and minute of the shop's time (+00:00) or to an instant, by the server's clock (rows 59 and 60).
 * It disappears at the end. The server renders the end date itself, which stays correct on a cached page, and which screen readers
 * announce: a timer announced each second would be a nuisance.
 */
export function Countdown({ look = 'line', onEnd, ...target }: CountdownProps) {
  const end = targetTime('endsAt' in target ? target.endsAt : target);
  const left = useTimeLeft(end, 'second', onEnd);
  if (end === null || left === null) return null;
  const words = endsText(end);
  return (
    <div className={`${styles.countdown} ${styles[look]}`} role="timer" aria-label={words} data-soon={isSoon(left)}>
      {left ? <Units left={left} look={look} /> : <time dateTime={new Date(end).toISOString()}>{words}</time>}
    </div>
  );
}

/** Less than an hour is left. */
const isSoon = (left: TimeLeft | undefined) => left !== undefined && left.days === 0 && left.hours === 0;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function Units({ left, look }: { left: TimeLeft; look: 'line' | 'tiles' }) {
  const { days, hours, minutes, seconds } = left;
  if (look === 'line') {
    const time = `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
    return (
      <span aria-hidden="true">
        {t.endsInTime({
          time: (text) => <b className={styles.digits}>{text}</b>,
          remaining: days > 0 ? t.daysAndTime({ days, time }) : time,
        })}
      </span>
    );
  }
  const tiles = [
    [String(days), t.dayUnit({ days })],
    [twoDigits(hours), t.hourUnit({ hours })],
    [twoDigits(minutes), t.minuteUnit],
    [twoDigits(seconds), t.secondUnit],
  ] as const;
  return tiles.map(([value, unit]) => (
    <span key={unit[0]} className={styles.tile} aria-hidden="true">
      <b className={styles.digits}>{value}</b>
      <span className={styles.unit}>{unit}</span>
    </span>
  ));
}
