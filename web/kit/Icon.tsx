// Line icons on a grid of 24; defined here because a dozen paths are lighter than a package.
const paths = {
  cart: 'M3 4h2.2l2.3 11.1a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6M9.5 20.2h.01M17 20.2h.01',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  search: 'M20 20l-4.2-4.2M17.5 10.8a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  heart: 'M12 20S3.6 15.2 3.6 9.3A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.4 2.3C20.4 15.2 12 20 12 20z',
  compare: 'M12 4v16M7.5 20h9M5 6.5h14M5 6.5l-3 7.2a3.1 3.1 0 0 0 6 0zM19 6.5l-3 7.2a3.1 3.1 0 0 0 6 0z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  external: 'M14 5h5v5M19 5l-8 8M11 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V13',
  truck:
    'M3 6.5h11v10H3zM14 10h3.5l3.5 3.5v3h-7zM7 19a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 7 19zM17.5 19a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  lock: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.5 8.5h.01',
  receipt: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  arrowUp: 'M12 19.5v-15M5.5 11L12 4.5l6.5 6.5',
  eye: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
} as const;

export type IconName = keyof typeof paths;

/** Returns whether an icon with this name exists; shop owners enter icon names too. */
export function isIconName(name: string | null | undefined): name is IconName {
  return typeof name === 'string' && Object.hasOwn(paths, name);
}

/** An icon next to or in place of text; hidden from screen readers, so a button with only an icon needs a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
