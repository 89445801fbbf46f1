import { useId, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { TryAgain } from '../visitor/TryAgain.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { progressTexts } from '../kit/progressTexts.ts';
import type { useCompareGroups_list$key } from '../__generated__/useCompareGroups_list.graphql.ts';
import { clearGroup } from './clearGroup.ts';
import { CompareItem } from './CompareItem.tsx';
import styles from './ComparePanel.module.css';
import { CompareTabs } from './CompareTabs.tsx';
import { goToCompare, type GroupName } from './panelRules.ts';
import type { SearchedGroup } from './search/compareSearch.ts';
import { globalIdOf, idOf, useCompareGroups, type CompareGroupShown } from './useCompareGroups.ts';
import { useMessage } from './useMessage.ts';
import * as t from './__generated__/messages.ts';

const goLabel = t.goToCompare;
const none: readonly GroupName[] = [];

export interface ComparePanelContentsProps {
  /** Null while unknown. */
  list: useCompareGroups_list$key | null;
  /** Why loading failed. */
  failure: string | null;
  isAsking: boolean;
  askAgain: () => void;
  comparedIds: readonly number[];
  onClose: () => void;
  onSearch: (group: SearchedGroup) => void;
}

/** The content below the panel's heading. Each opening starts at the first tab. */
export function ComparePanelContents({ list, failure, isAsking, askAgain, comparedIds, onClose, onSearch }: ComparePanelContentsProps) {
  const [seen, setSeen] = useState(none);
  const groups = useCompareGroups(list, comparedIds, seen);
  // `seen` is a subset of the shown groups.
  if (groups.length !== seen.length) setSeen(groups.map((group) => ({ slug: group.slug, name: group.name, url: group.url })));
  const [chosen, setChosen] = useState('');
  const active = groups.find(({ slug }) => slug === chosen) ?? groups[0];
  const top = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.contents} aria-busy={isAsking}>
      <div ref={top} tabIndex={-1} className={styles.top}>
        {failure !== null && (
          <div className={styles.problem} role="alert">
            <p>{failure}</p>
            <TryAgain isTrying={isAsking} onTry={askAgain} moveFocus={() => top.current?.focus()} />
          </div>
        )}
      </div>
      {active && <ActiveGroup groups={groups} active={active} onChoose={setChosen} onClose={onClose} onSearch={onSearch} />}
      {!active && list === null && failure === null && <p className={styles.loading}>{progressTexts.loading}</p>}
      {!active && list !== null && <p className={styles.empty}>{t.yourComparisonIsEmpty}</p>}
    </div>
  );
}

interface ActiveGroupProps {
  groups: readonly CompareGroupShown[];
  active: CompareGroupShown;
  onChoose: (slug: string) => void;
  onClose: () => void;
  onSearch: (group: SearchedGroup) => void;
}

function ActiveGroup({ groups, active, onChoose, onClose, onSearch }: ActiveGroupProps) {
  const id = useId();
  const environment = useRelayEnvironment();
  const message = useMessage();
  const [clearing, setClearing] = useState<string | null>(null);
  const { slug, name, items, chartUrl } = active;

  function showReason() {
    const next = goToCompare(items.length, chartUrl);
    if (next.step === 'tell') message.tell(next.text);
  }
  async function clear() {
    setClearing(slug);
    await clearGroup(environment, { slug, name, productIds: items.map(globalIdOf) });
    setClearing(null);
  }
  return (
    <>
      <CompareTabs
        tabs={groups.map((group) => ({ ...group, count: group.items.length }))}
        active={slug}
        onChoose={(next) => {
          message.tell('');
          onChoose(next);
        }}
        id={id}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${slug}`} tabIndex={0} className={styles.group}>
        {items.length > 0 ? (
          <ul role="list" aria-label={t.comparedProducts}>
            {items.map((item) => (
              <CompareItem key={idOf(item)} item={item} isGoing={clearing === slug} onFollow={onClose} />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t.noProductsLeftIn}</p>
        )}
      </div>
      <div className={styles.foot}>
        <div role="alert">
          {message.text !== '' && (
            <p key={message.number} className={styles.message}>
              {message.text}
            </p>
          )}
        </div>
        {items.length > 1 ? (
          <ButtonLink isWide to={chartUrl} onClick={onClose}>
            {goLabel}
          </ButtonLink>
        ) : (
          // There is no comparison to link to, so there is no URL.
          <Button isWide onClick={showReason}>
            {goLabel}
          </Button>
        )}
        <div className={styles.ways}>
          <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => onSearch({ slug, name })}>
            <Icon name="search" size={18} /> {t.findMore}
          </Button>
          <Button kind="quiet" size="small" aria-disabled={items.length === 0} onClick={() => items.length > 0 && void clear()}>
            {t.clearName({ name })}
          </Button>
        </div>
      </div>
    </>
  );
}
