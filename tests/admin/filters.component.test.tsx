import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FilterSelect } from '../../admin/kit/table/FilterBar.tsx';
import { deferred } from '../support/mockShop.ts';

const options = ['paid', 'open'].map((value) => ({ value, label: value }));

it('[F107] a filter that changes while the list of another one is loading keeps both', async () => {
  const list = deferred<null>();
  const router = createMemoryRouter([
    {
      path: '/',
      loader: ({ request }) => (new URL(request.url).search === '' ? null : list.answer),
      HydrateFallback: () => null,
      element: (
        <>
          <FilterSelect name="status" label="Status" all="All" options={options} />
          <FilterSelect name="payment" label="Payment" all="All" options={options} />
        </>
      ),
    },
  ]);
  const { unmount } = await render(<RouterProvider router={router} />);
  onTestFinished(() => unmount());
  const [status, payment] = [page.getByLabelText('Status'), page.getByLabelText('Payment')];
  await userEvent.selectOptions(status, 'open');
  await expect.element(status).toHaveValue('open');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  await userEvent.selectOptions(payment, 'paid');
  list.give(null);
  await expect.poll(() => router.state.location.search).toBe('?status=open&payment=paid');
  await expect.element(payment).toHaveValue('paid');
});
