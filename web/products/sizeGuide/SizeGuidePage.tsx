import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type SizeGuidePageQuery } from '../../__generated__/SizeGuidePageQuery.graphql.ts';
import { Markdown } from '../../kit/content/Markdown.tsx';
import { Link } from '../../kit/Link.tsx';
import { NotFoundPage } from '../../kit/page/NotFoundPage.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import styles from './SizeGuidePage.module.css';
import * as t from '../__generated__/messages.ts';

/** Loads the size guide of a category; 404 if neither it nor a category above has one. */
export async function loadSizeGuide(environment: IEnvironment, { params }: LoaderFunctionArgs) {
  const loaded = await preload<SizeGuidePageQuery>(environment, query, { slug: params.slug ?? '' });
  return data(loaded, { status: loaded.data.category?.sizeGuide ? 200 : 404 });
}

/** The size guide of a category. Product pages show it in a dialog, and without script as a page. */
export function SizeGuidePage() {
  const { category } = usePreloadedQuery<SizeGuidePageQuery>(
    graphql`
      query SizeGuidePageQuery($slug: String!) {
        ...Shell_query
        category(slug: $slug) {
          sizeGuide {
            text
            category {
              name
              url
            }
          }
        }
      }
    `,
    useLoaderData<Preloaded<SizeGuidePageQuery>>().reference,
  );
  const guide = category?.sizeGuide;
  if (!guide) return <NotFoundPage />;
  const title = t.sizeGuideOf({ category: guide.category.name });
  return (
    <article className={styles.page}>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <Markdown text={guide.text} />
      <p>
        <Link to={guide.category.url}>{t.viewCategory({ category: guide.category.name })}</Link>
      </p>
    </article>
  );
}
