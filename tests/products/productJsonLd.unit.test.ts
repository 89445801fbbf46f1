import { describe, expect, test } from 'vitest';
import { energyDetails, offer, optionValues, variesBy } from '../../web/products/productJsonLd.ts';

const method = { price: { amount: 490, currencyCode: 'EUR' } };
const delivery = { country: { code: 'DE' }, method, handlingDays: 1, transitDays: { min: 2, max: 4 } };
const offered = {
  price: { amount: 1_234, currencyCode: 'EUR' },
  url: 'https://shop.example/product/mug/?attribute_color=red',
  status: 'IN_STOCK',
  pricePerUnit: null,
  delivery,
  returns: { days: 14, isExcluded: false },
};

describe('[I84] offers in structured data', () => {
  test('have what merchant listings need about delivery and returns', () => {
    expect(offer(offered)).toMatchObject({
      '@type': 'Offer',
      price: '12.34',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: '4.90', currency: 'EUR' },
        shippingDestination: { addressCountry: 'DE' },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
  });

  test('promise no delivery time that is unknown, and no returns of excluded or undeliverable goods', () => {
    const unknown = offer({ ...offered, delivery: { ...delivery, transitDays: null } });
    expect(unknown.shippingDetails?.deliveryTime).toBeUndefined();
    expect(offer({ ...offered, returns: { days: null, isExcluded: true } }).hasMerchantReturnPolicy).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'DE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
    const nowhere = offer({ ...offered, delivery: null });
    expect([nowhere.shippingDetails, nowhere.hasMerchantReturnPolicy]).toEqual([undefined, undefined]);
  });

  test('name options by the properties of schema.org, and others as additional ones', () => {
    const option = (slug: string, name: string, label: string) => ({ attribute: { slug, name }, term: { label } });
    const options = [option('colour', 'Colour', 'Red'), option('size', 'Size', 'XL'), option('grind', 'Grind', 'Fine')];
    expect(variesBy(options)).toEqual(['https://schema.org/color', 'https://schema.org/size', 'Grind']);
    expect(optionValues(options)).toEqual({
      color: 'Red',
      size: 'XL',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Grind', value: 'Fine' }],
    });
    expect(optionValues([{ attribute: { slug: 'colour', name: 'Colour' }, term: null }])).toEqual({ additionalProperty: undefined });
  });
});

test('[I83] energy classes have the worst class of the scale as its minimum', () => {
  expect(energyDetails({ class: 'B', scaleStart: 'A', scaleEnd: 'E' })).toEqual({
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryB',
    energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryE',
    energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
  });
});
