import { useId, useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { clearGroup } from './clearGroup.ts';
import { comparePath } from './compareAddress.ts';
import { CompareItem } from './CompareItem.tsx';
import styles from './ComparePage.module.css';
import { goMessages } from './panelRules.ts';
import { CompareSearchTrigger } from './search/CompareSearchTrigger.tsx';
import { globalIdOf, idOf, type CompareGroupShown } from './useCompareGroups.ts';
import * as t from './__generated__/messages.ts';

/** A group on the compare page: its products, the link to their comparison, and a remove button. */
export function ComparePageGroup({ group }: { group: CompareGroupShown }) {
  const { slug, name, items, chartUrl } = group;
  const id = useId();
  const environment = useRelayEnvironment();
  const [isClearing, setClearing] = useState(false);

  async function clear(event: SubmitEvent) {
    event.preventDefault();
    if (isClearing) return;
    setClearing(true);
    await clearGroup(environment, { slug, name, productIds: items.map(globalIdOf) });
    setClearing(false);
  }
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        {name} <span className={styles.count}>({items.length})</span>
      </h2>
      <ul role="list" aria-label={t.comparedName({ name })}>
        {items.map((item) => (
          <CompareItem key={idOf(item)} item={item} isGoing={isClearing} />
        ))}
      </ul>
      {items.length > 1 ? (
        <ButtonLink isWide to={chartUrl}>
          {t.compareThese({ count: items.length })}
        </ButtonLink>
      ) : (
        <p className={styles.hint}>{goMessages.one}</p>
      )}
      <div className={styles.ways}>
        <CompareSearchTrigger group={{ slug, name }} size="small" />
        <form method="post" action={comparePath} onSubmit={(event) => void clear(event)}>
          <Button kind="quiet" size="small" type="submit" name="clear" value={slug} aria-disabled={isClearing}>
            {t.clearName({ name })}
          </Button>
        </form>
      </div>
    </section>
  );
}
