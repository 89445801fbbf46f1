import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { ProductGrid, type ProductGridProps } from '../../products/ProductGrid.tsx';
import { JsonLd } from '../../kit/JsonLd.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import styles from './HomePage.module.css';
import { hotDealsPart } from './homeParts.ts';
import { newsletterPart } from '../../newsletter/newsletterPart.ts';
import type { HomeData } from './loadHome.ts';
import { PromotionBand } from './PromotionBand.tsx';
import * as t from '../__generated__/messages.ts';

/** The home page with categories, deals and new products. */
export function HomePage() {
  const { origin, loaded, hotDeals, newsletter } = useLoaderData<HomeData>();
  const data = usePreloadedQuery<HomePageQuery>(
    graphql`
      query HomePageQuery {
        ...Shell_query
        shop {
          name
          tagline
          description
        }
        categories {
          ...CategoryTiles_category
        }
        popular: products(first: 60, sort: POPULARITY) {
          ...Hero_products
          ...CategoryTiles_products
        }
        featured: products(first: 8, filter: { featured: true }) {
          ...Hero_products
          edges {
            node {
              ...ProductGrid_product
            }
          }
        }
        onSale: products(first: 8, filter: { onSale: true }, sort: POPULARITY) {
          edges {
            node {
              ...ProductGrid_product
            }
            match {
              ...ProductGrid_match
            }
          }
        }
        newest: products(first: 8, sort: NEWEST) {
          ...PromotionBand_products
          edges {
            node {
              ...ProductGrid_product
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  const { shop } = data;
  const { description } = shop;
  const nodes = ({ edges }: { readonly edges: readonly { readonly node: ProductGridProps['products'][number] }[] }) =>
    edges.map(({ node }) => node);
  return (
    <div className={styles.home}>
      <PageHead
        title={shop.tagline}
        description={description === '' ? undefined : `${shop.name}: ${description}`}
        origin={origin}
        canonical="/"
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: shop.name,
          url: `${origin}/`,
          potentialAction: { '@type': 'SearchAction', target: `${origin}/?s={words}`, 'query-input': 'required name=words' },
        }}
      />
      <Hero products={[data.featured, data.popular]} />
      <CategoryTiles categories={data.categories} products={data.popular} />
      <Shelf title={t.ourFavourites} products={nodes(data.featured)} all="/shop/?orderby=popularity" allText={t.viewBestsellers} />
      <Shelf
        title={t.onSale}
        products={nodes(data.onSale)}
        matches={data.onSale.edges.map(({ match }) => match)}
        all="/shop/?on_sale=1"
        allText={t.viewAllSaleItems}
        isBand
      />
      <newsletterPart.Part ready={newsletter} variables={undefined} />
      <hotDealsPart.Part ready={hotDeals} variables={undefined} />
      <PromotionBand products={data.newest} />
      <Shelf title={t.newArrivals} products={nodes(data.newest)} all="/shop/?orderby=date" allText={t.viewAllNewArrivals} />
    </div>
  );
}

interface ShelfProps {
  title: string;
  products: ProductGridProps['products'];
  matches?: ProductGridProps['matches'];
  /** URL of the full listing. */
  all: string;
  allText: string;
  /** Whether the section has a full-width background, which structures the page. */
  isBand?: boolean;
}

function Shelf({ title, products, matches, all, allText, isBand = false }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className={isBand ? `${styles.shelf} ${styles.band}` : styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link to={all}>{allText}</Link>
      </div>
      <ProductGrid products={products} matches={matches} heading="h3" isShelf />
    </section>
  );
}
