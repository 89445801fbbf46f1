import { Icon, isIconName, type IconName } from '../../web/kit/Icon.tsx';

// Icons that only the administration needs, in the style of the kit's.
const paths = {
  dashboard: 'M4 4h7v8H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  people:
    'M15.5 19.5v-1.2a3.8 3.8 0 0 0-3.8-3.8H7.3a3.8 3.8 0 0 0-3.8 3.8v1.2M9.5 11a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM20.5 19.5v-1.2a3.8 3.8 0 0 0-2.8-3.6M15.3 4.6a3.3 3.3 0 0 1 0 6.2',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.2L20.5 7',
  plug: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3.2a5.5 5.5 0 0 1-11 0zM12 17.2v3.3',
  shield: 'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.1zM9 11.8l2.1 2.2 3.9-4.2',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l2.8 1.7',
  box: 'M12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8zM4.2 7.9L12 12.1l7.8-4.2M12 12.1v8.4',
  tree: 'M9.5 4h5v4h-5zM3.5 16h5v4h-5zM15.5 16h5v4h-5zM12 8v4M6 16v-4h12v4',
  sliders: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4',
  percent: 'M18.5 5.5l-13 13M8 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  settings:
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 3.5v2.3M12 18.2v2.3M3.5 12h2.3M18.2 12h2.3M6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18',
  store: 'M4.5 10.5V20h15v-9.5M3.5 9l1.7-5h13.6l1.7 5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0zM9.5 20v-5.5h5V20',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01',
  download: 'M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 19.5h15',
  upload: 'M12 15.5v-11M7.5 8.7L12 4.2l4.5 4.5M4.5 19.5h15',
  trash: 'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4.5 19.5h4L19 9a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4.5 15.5zM13 7l4 4',
  copy: 'M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.5 10h.01M14 10h.01M17 10h.01M8 14h8',
  user: 'M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20a7.5 7.5 0 0 1 15 0',
  sortUp: 'M8 14l4-4 4 4',
  sortDown: 'M8 10l4 4 4-4',
  star: 'M12 4l2.5 5.1 5.6.8-4 4 1 5.6L12 16.8l-5 2.7 1-5.6-4-4 5.6-.8z',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
} as const;

export type AdminIconName = keyof typeof paths | IconName;

/** An icon beside or instead of text; screen readers ignore it, so a button with only an icon needs a label. */
export function AdminIcon({ name, size = 18 }: { name: AdminIconName; size?: number }) {
  if (isIconName(name)) return <Icon name={name} size={size} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 2.6 : 1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
