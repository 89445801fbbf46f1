import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Announcer } from '../visitor/Announcer.tsx';
import { DialogHead } from '../kit/overlay/DialogHead.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import styles from './ComparePanel.module.css';
import { ComparePanelContents } from './ComparePanelContents.tsx';
import { isLastRemoval } from './panelRules.ts';
import { compareSearch, type SearchedGroup } from './search/compareSearch.ts';
import { useCompared } from './useCompared.ts';
import { useCompareList } from './useCompareList.ts';
import * as t from './__generated__/messages.ts';

export interface ComparePanelProps {
  isOpen: boolean;
  /** Changes with each opening, even while the panel is still closing: the panel then starts afresh. */
  openCount?: number;
  onClose: () => void;
  /** Returns the element to focus after closing. */
  returnFocus: () => HTMLElement | null;
}

const nothing: readonly number[] = [];

/** The compare panel (rows 72 and 77 to 79): compared products by group, and the link to each comparison. */
export function ComparePanel({ isOpen, openCount, onClose, returnFocus }: ComparePanelProps) {
  const id = useId();
  const compared = useCompared();
  const ids = compared?.productIds ?? nothing;
  const total = compared?.totalCount ?? 0;
  const { forget, ...asking } = useCompareList(ids, isOpen);
  const [sought, setSought] = useState<SearchedGroup | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [searches, setSearches] = useState(0);

  const close = useEffectEvent(onClose);
  const last = useRef(total);
  useEffect(() => {
    if (isLastRemoval(last.current, total)) close();
    last.current = total;
  }, [total]);

  function search(group: SearchedGroup) {
    setSought(group);
    setSearching(true);
    setSearches(searches + 1);
  }
  return (
    <>
      <Dialog
        className={styles.panel}
        kind="drawer-end"
        isOpen={isOpen}
        onClose={onClose}
        labelledBy={id}
        returnFocus={returnFocus}
        onClosed={forget}
      >
        <Announcer>
          <DialogHead id={id} title={total > 0 ? t.compareTotal({ total }) : t.compare} onClose={onClose} />
          <ComparePanelContents key={openCount} {...asking} comparedIds={ids} onClose={onClose} onSearch={search} />
        </Announcer>
      </Dialog>
      {/* Outside the panel: it stays when the panel closes with the last product. */}
      {searches > 0 && <compareSearch.Part openCount={searches} group={sought} isOpen={isSearching} onClose={() => setSearching(false)} />}
    </>
  );
}
