import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FieldSection } from '../../web/app/styleGuide/FieldSection.tsx';
import { TextField } from '../../web/kit/forms/TextField.tsx';
import { accessibilityProblems, emulateMedia, pressOn, renderOnPage } from '../support/componentHarness.tsx';

const toggle = page.getByRole('button', { name: 'About Name on the doorbell' });
const text = page.getByText('The carrier looks for this name at your door.');
const bell = page.getByRole('textbox', { name: 'Name on the doorbell' });

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id ${id}`);
  return element;
};

test('[F126] a field’s description expands in 250 ms, closes on Escape, and is announced with the field', async () => {
  const { problems } = await renderOnPage(<FieldSection />);
  const slide = byId('guide-text-description');
  await expect.element(text).not.toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle).toHaveAttribute('aria-controls', 'guide-text-description');
  await expect.element(bell).toHaveAttribute('aria-describedby', 'guide-text-description');

  // Clicks and measures in one step, and sets the animation's time by hand: in progress before its end, complete at its end.
  (toggle.element() as HTMLElement).click();
  // React renders a click after handling it.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  const animations = slide.getAnimations();
  const heightAt = (time: number) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    return slide.getBoundingClientRect().height;
  };
  const [first = 0, middle = 0, last = 0] = [0, 100, 250].map(heightAt);
  for (const animation of animations) animation.finish();
  expect(new Set(animations.map(({ effect }) => effect?.getComputedTiming().duration))).toEqual(new Set([250]));
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(first).toBe(0);
  expect(middle).toBeGreaterThan(0);
  expect(last).toBeGreaterThan(middle);
  await expect.element(text).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);

  await pressOn(bell, '{Escape}');
  await expect.element(text).not.toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(problems).toEqual([]);
});

test('[F126] a description expands immediately with reduced motion', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await renderOnPage(<FieldSection />);
  await toggle.click();
  await expect.element(text).toBeVisible();
  expect(getComputedStyle(byId('guide-text-description')).transitionDuration).toBe('0s');
});

test('[F126] an email address is checked on leaving its field, announced, and accepted once it is corrected', async () => {
  const { problems } = await renderOnPage(
    <form>
      <TextField name="email" label="Email" type="email" defaultValue="" problem={null} />
      <TextField name="name" label="Name" defaultValue="" problem={null} />
    </form>,
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  const problem = page.getByRole('alert');
  await userEvent.type(field, 'jo@exa');
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(problem).toHaveTextContent('Enter an email address such as name@example.com.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
  await userEvent.type(field, '.com');
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(problem).not.toBeInTheDocument();
  expect(problems).toEqual([]);
});

test('[F126] showing and hiding a password keeps caret and focus, and is announced', async () => {
  await emulateMedia({ colorScheme: 'dark' });
  await renderOnPage(<FieldSection />);
  const input = byId('guide-password') as HTMLInputElement;
  await page.getByLabelText('Password', { exact: true }).fill('correct horse');
  input.setSelectionRange(2, 7);
  const caret = () => [input.type, input.selectionStart, input.selectionEnd, input === document.activeElement];
  const status = (message: string) => page.getByRole('status').filter({ hasText: message });

  const show = page.getByRole('button', { name: 'Show password', exact: true });
  await show.click();
  await expect.poll(caret).toEqual(['text', 2, 7, true]);
  await expect.element(status('Password shown.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Hide password', exact: true }).click();
  await expect.poll(caret).toEqual(['password', 2, 7, true]);
  await expect.element(status('Password hidden.')).toBeInTheDocument();

  (show.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(caret).toEqual(['text', 2, 7, false]);
  expect(await accessibilityProblems()).toEqual([]);
});
