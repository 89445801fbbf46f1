import { Link, useNavigate, useSearchParams } from 'react-router';
import field from '../../web/kit/Field.module.css';
import { changedSearch } from '../kit/table/listUrl.ts';
import { periodOf, presets } from './period.ts';
import styles from './PeriodPicker.module.css';

/** Chooses the days of a screen; they go into its address. */
export function PeriodPicker() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const period = periodOf(params);
  const change = (changes: { from?: string; to?: string }) => {
    const next = { ...period, ...changes };
    if (next.from !== '' && next.to !== '') void navigate(changedSearch(params, next), { replace: true });
  };
  return (
    <search className={styles.picker} aria-label="Period">
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
        <label>
          <span>From</span>
          <input type="date" className={field.input} value={period.from} onChange={({ target }) => change({ from: target.value })} />
        </label>
        <label>
          <span>to</span>
          <input type="date" className={field.input} value={period.to} onChange={({ target }) => change({ to: target.value })} />
        </label>
      </div>
    </search>
  );
}
