import { HeatIcon } from './HeatIcon.tsx';
import { gaugePercent, heatOf, scoreText } from './temperature.ts';
import styles from './Temperature.module.css';
import * as t from './__generated__/messages.ts';

const temperatureLabels = { hot: t.hotLower, cold: t.coldLower, mild: t.neitherHotNorCold, new: t.newLower };

/**
 * Temperature of an offer (row 64): the unbounded score over a gauge that ends at 10 and -10. Hot and cold differ in icon, sign and the
 * side from which the gauge fills, and also in colour.
 * @param score null in an offer's first minutes, when it is hidden
 */
export function Temperature({ score }: { score: number | null }) {
  const heat = heatOf(score);
  const percent = score === null ? 0 : gaugePercent(score);
  return (
    <span className={styles.temperature} data-heat={heat}>
      <span className={styles.number}>
        <HeatIcon heat={heat} />
        {score === null ? (
          t.newDeal
        ) : (
          <>
            <span className="visually-hidden">{t.temperatureLabel} </span>
            <span>
              {scoreText(score)}
              <span aria-hidden="true">{'°'}</span>
            </span>
            <span className="visually-hidden">, {temperatureLabels[heat]}</span>
          </>
        )}
      </span>
      {/* Widths are SVG attributes, because the content security policy forbids style attributes. */}
      <svg className={styles.gauge} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={styles.track} width={100} height={4} />
        <rect className={styles.fill} x={heat === 'cold' ? 100 - percent : 0} width={percent} height={4} />
      </svg>
    </span>
  );
}
