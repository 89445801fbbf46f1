import { useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DayInput } from '../kit/table/DayInput.tsx';
import { changedSearch } from '../kit/table/listUrl.ts';
import { periodOf, presets } from './period.ts';
import styles from './PeriodPicker.module.css';
import * as t from './__generated__/messages.ts';

/** Picks the date range of a screen and stores it in the URL. */
export function PeriodPicker() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const period = periodOf(params);
  const change = (changes: { from?: string; to?: string }) =>
    void navigate(changedSearch(params, { ...period, ...changes }), { replace: true });
  return (
    <search className={styles.picker} aria-label={t.period}>
      <ul role="list" className={styles.presets}>
        {presets().map(({ name, period: preset }) => (
          <li key={name}>
            <Link
              className={styles.preset}
              to={changedSearch(params, { ...preset })}
              aria-current={preset.from === period.from && preset.to === period.to ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.dates}>
        <label htmlFor={`${id}-from`}>
          <span>{t.from}</span>
          <DayInput id={`${id}-from`} isRequired value={period.from} onChoose={(from) => change({ from })} />
        </label>
        <label htmlFor={`${id}-to`}>
          <span>{t.untilDay}</span>
          <DayInput id={`${id}-to`} isRequired value={period.to} onChoose={(to) => change({ to })} />
        </label>
      </div>
    </search>
  );
}
