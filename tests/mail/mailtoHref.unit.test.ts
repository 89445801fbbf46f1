import { expect, test } from 'vitest';
import { mailtoHref } from '../../shared/mailtoHref.ts';

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  ['a?bcc=eve@example.com', 'mailto:a%3Fbcc%3Deve@example.com'],
  ['a&body=x%40y@example.com', 'mailto:a%26body%3Dx%2540y@example.com'],
])('[I54] the link to %s has one recipient and no other fields', (email, href) => {
  expect(mailtoHref(email)).toBe(href);
});
