import type { NetworkName } from './shareNetworks.ts';

// Simple icons of our own: the networks' images would tell them who visits which page.
const paths: Record<NetworkName | 'link' | 'share', string> = {
  whatsapp: 'M4.2 19.8l1.3-4a7.7 7.7 0 1 1 2.9 2.8zM9.2 8.7c-.3 3.3 2.8 6.4 6.1 6.1l.8-1.6-2-1-.9.8c-1-.4-1.8-1.2-2.2-2.2l.8-.9-1-2z',
  facebook: 'M15.5 4.5h-1.8a3 3 0 0 0-3 3v12.5M7.7 11.5h7',
  x: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  pinterest: 'M9.6 20l2.5-10.2M8.5 13.4a4.7 4.7 0 1 1 4.9 2c-1.3.1-2.2-.5-2.6-1.4',
  email: 'M4 6h16v12H4zM4.3 7l7.7 6 7.7-6',
  link: 'M10.2 13.8a3.8 3.8 0 0 0 5.4 0l2.9-2.9a3.8 3.8 0 0 0-5.4-5.4l-1.2 1.2M13.8 10.2a3.8 3.8 0 0 0-5.4 0l-2.9 2.9a3.8 3.8 0 0 0 5.4 5.4l1.2-1.2',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v8.5h14v-8.5h-1',
};

/** Decorates the label beside it. */
export function NetworkIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width={20}
      height={20}
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
