import type { ReactNode } from 'react';
import { ScreenHead, type ScreenHeadProps } from '../ScreenHead.tsx';
import { ListPanel, type ListProps, type ListRow } from './ListPanel.tsx';

type ListScreenProps<Row extends ListRow> = Omit<ListProps<Row>, 'caption'> &
  Pick<ScreenHeadProps, 'title' | 'description' | 'actions'> & {
    /** Names the table, where the screen's title does not. */
    caption?: string;
    /** Between head and list, such as work that is under way. */
    above?: ReactNode;
    /** Below the list, such as dialogs. */
    children?: ReactNode;
  };

/** A screen that lists things. What it shows is in its address (listUrl.ts), and loaded by listLoader(). */
export function ListScreen<Row extends ListRow>({
  title,
  description,
  actions,
  caption = title,
  above,
  children,
  ...list
}: ListScreenProps<Row>) {
  return (
    <>
      <ScreenHead title={title} description={description} actions={actions} />
      {above}
      <ListPanel caption={caption} {...list} />
      {children}
    </>
  );
}
