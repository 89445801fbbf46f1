import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import type { EnergyClass } from '../../../generated/prisma/enums.ts';
import type { EnergyLabelFacts } from '../energyLabels.ts';

export const EnergyClassEnum = describedEnum<EnergyClass>('EnergyClass', 'Classes of energy labels in the EU, the most efficient first.', {
  A: 'Most efficient.',
  B: 'Second class.',
  C: 'Third class.',
  D: 'Fourth class.',
  E: 'Fifth class.',
  F: 'Sixth class.',
  G: 'Least efficient.',
});

export const EnergyLabelType = builder.objectRef<EnergyLabelFacts>('EnergyLabel').implement({
  description:
    'Energy label of a product under Regulation (EU) 2017/1369. Shops must show its class and scale, linked to the label, wherever they offer the product.',
  fields: (t) => ({
    class: t.expose('class', { type: EnergyClassEnum, description: 'Energy class of the product.' }),
    scaleStart: t.expose('scaleStart', { type: EnergyClassEnum, description: 'Most efficient class of the label’s scale.' }),
    scaleEnd: t.expose('scaleEnd', { type: EnergyClassEnum, description: 'Least efficient class of the label’s scale.' }),
    labelUrl: t.exposeString('labelUrl', { nullable: true, description: 'HTTPS URL of the image of the label; null if unknown.' }),
    sheetUrl: t.exposeString('sheetUrl', { nullable: true, description: 'HTTPS URL of the product information sheet; null if unknown.' }),
  }),
});
