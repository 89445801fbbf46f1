import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import * as t from './__generated__/messages.ts';

const tabs = [
  { path: '/settings', title: t.shop },
  { path: '/settings/details', title: t.shopDetails },
  { path: '/settings/tracking', title: t.tracking },
  { path: '/settings/visits', title: t.analytics },
];

/** Header of each settings screen. */
export function SettingsHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <ScreenHead title={title} description={description} />
      <Tabs label={t.settings} tabs={tabs} />
    </>
  );
}
