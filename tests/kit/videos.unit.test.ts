import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapVideos } from '../../web/kit/content/videos.ts';

const frame = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefg"></iframe>';

test('[F135] each iframe is wrapped in a container exactly once', () => {
  expect(wrapVideos(`<p>a</p>${frame}<p>${frame}</p>`, 'video')).toBe(
    `<p>a</p><span class="video">${frame}</span><p><span class="video">${frame}</span></p>`,
  );
  expect(wrapVideos(`<span class="video">${frame}</span>`, 'video')).toBe(`<span class="video">${frame}</span>`);
  const text = fc
    .array(fc.constantFrom(frame, '<p>', '</p>', 'words', '<span class="video">', '</span>', '\n'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (html) => {
      const wrapped = wrapVideos(html, 'video');
      expect(wrapVideos(wrapped, 'video')).toBe(wrapped);
      expect(wrapped.replaceAll(`<span class="video">${frame}`, '')).not.toContain('<iframe');
    }),
  );
});
