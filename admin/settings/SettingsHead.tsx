import { ScreenHead } from '../kit/ScreenHead.tsx';
import { Tabs } from '../kit/Tabs.tsx';

const tabs = [
  { path: '/settings', title: 'Shop' },
  { path: '/settings/details', title: 'Shop details' },
  { path: '/settings/tracking', title: 'Tracking' },
  { path: '/settings/visits', title: 'Analytics' },
];

/** Header of each settings screen. */
export function SettingsHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <ScreenHead title={title} description={description} />
      <Tabs label="Settings" tabs={tabs} />
    </>
  );
}
