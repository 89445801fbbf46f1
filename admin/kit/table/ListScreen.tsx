import type { ReactNode } from 'react';
import { ScreenHead, type ScreenHeadProps } from '../ScreenHead.tsx';
import { ListPanel, type ListProps, type ListRow } from './ListPanel.tsx';

type ListScreenProps<Row extends ListRow> = Omit<ListProps<Row>, 'caption'> &
  Pick<ScreenHeadProps, 'title' | 'description' | 'actions'> & {
    /** Caption of the table, if it differs from the screen's title. */
    caption?: string;
    /** Between head and list, such as running jobs. */
    above?: ReactNode;
    /** Below the list, such as dialogs. */
    children?: ReactNode;
  };

/** A screen with a list. Its state is in its address (listUrl.ts), and its data is loaded by listLoader(). */
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
