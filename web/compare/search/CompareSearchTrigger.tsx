import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { compareSearch, type SearchedGroup } from './compareSearch.ts';
import styles from './CompareSearchTrigger.module.css';
import * as t from '../__generated__/messages.ts';

export interface CompareSearchTriggerProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size'> {
  /** The group to search in; null for all groups. */
  group: SearchedGroup | null;
  children?: ReactNode;
}

/** The button that opens the compare search (row 80), on the chart page and in other places with compared products. */
export function CompareSearchTrigger({ group, kind = 'secondary', size, children = t.findMore }: CompareSearchTriggerProps) {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <span className={styles.trigger}>
      <Button
        kind={kind}
        size={size}
        aria-haspopup="dialog"
        onPointerEnter={compareSearch.preload}
        onFocus={compareSearch.preload}
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        <Icon name="search" size={18} /> {children}
      </Button>
      {openings > 0 && <compareSearch.Part openCount={openings} group={group} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </span>
  );
}
