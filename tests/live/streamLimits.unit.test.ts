import { expect, test, vi } from 'vitest';
import {
  maxStreams,
  maxStreamsOfAddress,
  maxStreamsOfVisitor,
  StreamRegistry,
  type OpenStream,
} from '../../server/platform/events/streamLimits.ts';

const stream = (visitorId: number | null, address = '192.0.2.1') => ({ visitorId, address, end: vi.fn<OpenStream['end']>() });

test('the limits match the documentation', () => {
  expect([maxStreamsOfVisitor, maxStreamsOfAddress, maxStreams]).toEqual([8, 100, 2_000]);
});

test('opening one stream too many closes the visitor’s oldest, and no one else’s', () => {
  const open = new StreamRegistry();
  const others = [stream(2), stream(null), stream(null)];
  for (const other of others) open.add(other);
  const own = Array.from({ length: maxStreamsOfVisitor }, () => stream(1));
  for (const one of own) open.add(one);
  for (const one of own) expect(one.end).not.toHaveBeenCalled();
  open.add(stream(1));
  expect(own.map(({ end }) => end.mock.calls.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  for (const other of others) expect(other.end).not.toHaveBeenCalled();
});

test('an address is full at a hundred streams, until one closes, without affecting other addresses', () => {
  const open = new StreamRegistry();
  const removals = Array.from({ length: maxStreamsOfAddress }, (_, visitorId) => open.add(stream(visitorId)));
  expect(open.isFull('192.0.2.1')).toBe(true);
  expect(open.isFull('192.0.2.2')).toBe(false);
  removals[3]?.();
  expect(open.isFull('192.0.2.1')).toBe(false);
});

test('a server is full at two thousand streams', () => {
  const open = new StreamRegistry();
  for (let count = 0; count < maxStreams; count += 1) open.add(stream(count, `192.0.2.${count}`));
  expect(open.count).toBe(maxStreams);
  expect(open.isFull('198.51.100.1')).toBe(true);
});

test('closing the server ends all streams', () => {
  const open = new StreamRegistry();
  const all = [stream(1), stream(2), stream(null)];
  for (const one of all) open.add(one);
  open.endAll();
  for (const one of all) expect(one.end).toHaveBeenCalledTimes(1);
});
