/** Shown with status 404, in the shop's own look. */
export function NotFoundPage() {
  return (
    <main>
      <title>Page not found – Souk</title>
      <h1>Page not found</h1>
      <p>
        There is no such page. <a href="/shop/">Go to the shop</a>
      </p>
    </main>
  );
}
