import { numberIn } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { productValues_product$key } from '../__generated__/productValues_product.graphql.ts';
import type { Values } from './valueRules.ts';
import { amountText, shopTimeText } from '../kit/form/amounts.ts';

/** Returns the form values of the saved product. */
export function valuesOf(key: productValues_product$key): Values {
  const product = readInlineData(
    graphql`
      fragment productValues_product on AdminProduct @inline {
        name
        slug
        sku
        gtin
        type
        status
        visibility
        brand
        tags
        shortDescription
        description
        regularPrice {
          amount
        }
        salePrice {
          amount
        }
        saleStartsAt
        saleEndsAt
        taxStatus
        taxClass
        managesStock
        isInStock
        backorders
        lowStockAmount
        soldIndividually
        minQuantity
        maxQuantity
        weightGrams
        lengthMm
        widthMm
        heightMm
        content {
          formatted
        }
        isPricedPer100
        withdrawalException
        manufacturer {
          databaseId
        }
        safetyWarnings
        energyLabel {
          class
          scaleEnd
          labelUrl
          sheetUrl
        }
        minimumAge
        deposit {
          amount {
            amount
          }
        }
        isVirtual
        isFeatured
        externalUrl
        buttonText
        position
        categoryIds
      }
    `,
    key,
  );
  const scaleEnd = product.energyLabel?.scaleEnd ?? '';
  const number = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    name: product.name,
    slug: product.slug,
    sku: product.sku ?? '',
    gtin: product.gtin ?? '',
    type: product.type,
    status: product.status,
    visibility: product.visibility,
    brand: product.brand ?? '',
    tags: product.tags.join(', '),
    shortDescription: product.shortDescription,
    description: product.description,
    regularPriceMinor: amountText(product.regularPrice?.amount),
    salePriceMinor: amountText(product.salePrice?.amount),
    saleStartsAt: shopTimeText(product.saleStartsAt),
    saleEndsAt: shopTimeText(product.saleEndsAt),
    taxStatus: product.taxStatus,
    taxClass: product.taxClass,
    managesStock: product.managesStock,
    isInStock: product.isInStock,
    backorders: product.backorders,
    lowStockAmount: number(product.lowStockAmount),
    soldIndividually: product.soldIndividually,
    minQuantity: number(product.minQuantity),
    maxQuantity: number(product.maxQuantity),
    weightGrams: number(product.weightGrams),
    lengthMm: number(product.lengthMm),
    widthMm: number(product.widthMm),
    heightMm: number(product.heightMm),
    content: product.content?.formatted ?? '',
    isPricedPer100: product.isPricedPer100,
    withdrawalException: product.withdrawalException ?? '',
    manufacturerId: number(product.manufacturer?.databaseId),
    safetyWarnings: product.safetyWarnings,
    energyClass: product.energyLabel?.class ?? '',
    energyScaleEnd: scaleEnd === 'G' ? '' : scaleEnd,
    energyLabelUrl: product.energyLabel?.labelUrl ?? '',
    energySheetUrl: product.energyLabel?.sheetUrl ?? '',
    minimumAge: number(product.minimumAge),
    depositMinor: amountText(product.deposit?.amount.amount),
    isVirtual: product.isVirtual,
    isFeatured: product.isFeatured,
    externalUrl: product.externalUrl ?? '',
    buttonText: product.buttonText ?? '',
    position: number(product.position),
    categoryIds: product.categoryIds.map(numberIn).join(','),
  };
}
