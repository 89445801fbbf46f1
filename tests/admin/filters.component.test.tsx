import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FilterSelect } from '../../admin/kit/table/FilterBar.tsx';
import { HeadCell } from '../../admin/kit/table/HeadCell.tsx';
import { deferred } from '../support/mockShop.ts';

const options = ['paid', 'open'].map((value) => ({ value, label: value }));

it('[F107] a filter or order that changes while the list of another filter is loading keeps both', async () => {
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
          <table>
            <thead>
              <tr>
                <HeadCell column={{ heading: 'Date', sorts: { up: 'OLDEST', down: 'NEWEST' } }} />
              </tr>
            </thead>
          </table>
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
  await expect.element(page.getByRole('link', { name: 'Date' })).toHaveAttribute('href', '/?status=open&sort=OLDEST');
  await userEvent.selectOptions(payment, 'paid');
  list.give(null);
  await expect.poll(() => router.state.location.search).toBe('?status=open&payment=paid');
  await expect.element(payment).toHaveValue('paid');
});
